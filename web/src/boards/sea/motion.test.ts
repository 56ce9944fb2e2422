import { expect, test } from "vitest";
import type { MadeMove } from "../board";
import { SEA } from "../the-island/view";
import { layout } from "./layout";
import { motionsOf } from "./motion";
import type { Scene } from "./scene";

const { cells } = SEA;
const EMPTY: Scene = {
  ...{ terrain: {}, pawns: {}, values: {}, craft: "boat", crafts: [], creatures: [], volcanoes: [], attack: null },
};

function between(before: Partial<Scene>, after: Partial<Scene>, ...parts: Readonly<Record<string, string>>[]) {
  const made = parts.map((one): MadeMove => ({ seat: "1", move: "", parts: one }));
  const then = { ...EMPTY, ...before };
  return motionsOf(layout(then, cells), layout({ ...EMPTY, ...after }, cells), made, then, cells);
}

test("a boat takes those aboard with it", () => {
  const motions = between(
    { crafts: ["c5"], pawns: { r1: "c5*" } },
    { crafts: ["c6"], pawns: { r1: "c6*" } },
    { verb: "sail", piece: "boat", from: "c5", to: "c6" },
  );
  expect([...motions.moving.keys()].sort()).toEqual(["boat@c6", "hull@c6", "r1"]);
  const [start] = [...motions.moving.values()].map((motion) => (motion.kind === "move" ? motion.over[0] : null));
  expect(start?.x).toBeCloseTo(-69.28);
  expect(motions.departing).toEqual([]);
});

test("a creature goes round the island, from cell to cell", () => {
  const shark = (cell: string) => ({
    creatures: [{ kind: "shark" as const, cell }],
    terrain: { b3: "beach" as const },
  });
  const motions = between(shark("b2"), shark("b4"), { verb: "shark", piece: "shark", from: "b2", to: "b4" });
  const motion = motions.moving.get("shark@b4");
  expect(motion?.kind === "move" && motion.over).toHaveLength(3);
});

test("who swims to a shark goes there first, and then under", () => {
  const sharks = { creatures: [{ kind: "shark" as const, cell: "c6" }] };
  const motions = between(
    { ...sharks, pawns: { r1: "c5" } },
    { ...sharks, pawns: { r1: "lost" } },
    { verb: "swim", piece: "r1", from: "c5", to: "c6" },
  );
  const [departure] = motions.departing;
  expect(departure?.thing.key).toBe("r1");
  expect(departure?.motion.kind === "leave" && departure.motion.over.at(-1)?.x).toBeCloseTo(69.28);
  expect(motions.waves.map((wave) => wave.kind)).toEqual(["splash"]);
});

test("a tile sinks, and what was under it comes up after", () => {
  const motions = between(
    { terrain: { e5: "beach" } },
    { creatures: [{ kind: "whale", cell: "e5" }] },
    { verb: "sink", from: "e5", terrain: "beach" },
    { verb: "reveal", back: "whale" },
  );
  expect(motions.departing.map(({ motion }) => motion.kind)).toEqual(["sink"]);
  const whale = motions.moving.get("whale@e5");
  expect(whale?.kind).toBe("appear");
  expect(whale?.wait).toBeGreaterThan(200);
});

test("who is saved is lifted onto the safe island", () => {
  const motions = between(
    { pawns: { r1: "c1" } },
    { pawns: { r1: "NW" } },
    { verb: "land", piece: "r1", from: "c1", to: "NW" },
  );
  const motion = motions.moving.get("r1");
  expect(motion?.kind === "move" && motion.lifted).toBe(true);
});
