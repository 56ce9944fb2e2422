import { describe, expect, test } from "vitest";
import { follow, startChoosing, take } from "../../choosing";
import { FIXTURES, fixture } from "../../gallery/fixture";
import { reachable } from "../land/reachable";
import { dragged, order, partners, targetsOf, walked } from "./choices";
import { marksOf } from "./marks";

const MOMENTS = FIXTURES.filter((name) => name.startsWith("forbidden-island/"));

describe("every legal move can be chosen, and nothing else", () => {
  test.each(MOMENTS)("%s", async (name) => {
    const { legal } = await fixture(name);
    expect(reachable(startChoosing(legal, order))).toEqual(legal.map((move) => move.move).sort());
  });
});

describe("at a tile", () => {
  test("what is done is asked only where it can be more than one thing", async () => {
    const { legal } = await fixture("forbidden-island/forbidden-escaped-four-middle");
    const start = startChoosing(legal, order);
    expect(take(start, { ask: "to", value: "e2" }).move?.move).toBe("move e2");
    const asked = take(start, { ask: "to", value: "e3" });
    expect(asked.offered).toEqual([
      { ask: "verb", value: "move" },
      { ask: "verb", value: "shore" },
    ]);
  });

  test("the Engineer's two tiles can be touched in any order", async () => {
    const { legal } = await fixture("forbidden-island/forbidden-escaped-three-can-shore-two");
    const start = startChoosing(legal, order);
    const pairs = legal.filter((move) => move.verb === "shore" && move.second !== "none");
    expect(pairs.length).toBeGreaterThan(0);
    for (const { move, to = "", second = "" } of pairs) {
      for (const [first, other] of [
        [to, second],
        [second, to],
      ] as const) {
        const held = follow(start, [
          { ask: "to", value: first },
          { ask: "verb", value: "shore" },
        ]);
        const choices = held === null ? undefined : partners(held).get(other);
        expect(follow(start, choices ?? [])?.move?.move).toBe(move);
      }
    }
  });
});

describe("dragging", () => {
  test("one's own pawn walks, and flies where it cannot walk", async () => {
    const { legal } = await fixture("forbidden-island/forbidden-skull-late");
    const start = startChoosing(legal, order);
    expect(follow(start, walked(start, "b4") ?? [])?.move?.move).toBe("move b4");
    expect(follow(start, walked(start, "a3") ?? [])?.move?.move).toBe("fly a3");
    expect(walked(start, "c4")).toBeNull();
  });

  test("the Navigator drags another's pawn", async () => {
    const { legal } = await fixture("forbidden-island/forbidden-escaped-four-act");
    const start = startChoosing(legal, order);
    expect(follow(start, dragged(start, "2", "e3") ?? [])?.move?.move).toBe("guide 2 e3");
    expect(dragged(start, "2", "a2")).toBeNull();
  });

  test("with the helicopter in hand any pawn is dragged anywhere", async () => {
    const { legal } = await fixture("forbidden-island/forbidden-escaped-four-before-flood");
    const start = startChoosing(legal, order);
    expect(dragged(start, "3", "a2")).toBeNull();
    const held = take(start, { ask: "card", value: "helicopter" });
    expect(follow(held, dragged(held, "3", "a2") ?? [])?.move?.move).toBe("lift 1 b2 a2 3");
  });
});

test("marks stand on exactly the tiles that can be chosen", async () => {
  for (const name of MOMENTS) {
    const start = startChoosing((await fixture(name)).legal, order);
    const offered = targetsOf(start).map((choice) => choice.value);
    expect(marksOf(start).map((mark) => mark.cell)).toEqual(offered);
  }
});
