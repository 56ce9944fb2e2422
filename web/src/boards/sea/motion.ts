/** How things come, go and move: the difference of two layouts, and the moves made between. */

import type { MadeMove } from "../board";
import type { Point } from "../zoom/window";
import type { Cells } from "./cells";
import type { Thing } from "./layout";
import { cellOf, isPawn, type Scene } from "./scene";

/** Milliseconds, as in the look. */
const MOVE = 280;
const EACH_STEP_MORE = 90;
const SINK = 500;
const APPEAR = 220;
const SPLASH = 420;

export type Motion =
  /** From where it was, relative to where it is, over the points between. */
  | {
      readonly kind: "move";
      readonly over: readonly Point[];
      readonly wait: number;
      readonly lasts: number;
      /** A saving lifts and settles. */
      readonly lifted: boolean;
      /** Before what it passes. */
      readonly depth: number;
    }
  | { readonly kind: "appear"; readonly wait: number; readonly lasts: number }
  | { readonly kind: "sink"; readonly wait: number; readonly lasts: number }
  /** Away, perhaps after a last way. */
  | {
      readonly kind: "leave";
      readonly over: readonly Point[];
      readonly wait: number;
      readonly lasts: number;
      readonly way: number;
    };

/** Something that was there and is no more, with how it goes. */
export interface Departure {
  readonly thing: Thing;
  readonly motion: Motion;
}

/** A place where something happened that makes waves. */
export interface Wave {
  readonly key: string;
  readonly at: Point;
  readonly wait: number;
  readonly kind: "ripple" | "splash";
}

export interface Motions {
  readonly moving: ReadonlyMap<string, Motion>;
  readonly departing: readonly Departure[];
  readonly waves: readonly Wave[];
}

export const STILL: Motions = { moving: new Map(), departing: [], waves: [] };

/** The way of a move that was made, from cell to cell; null if nothing went anywhere on the board. */
export function wayOf(made: MadeMove, scene: Scene, cells: Cells): readonly string[] | null {
  const { from: start, to: end, verb } = made.parts;
  const from = start === undefined ? null : cellOf(start);
  const to = end === undefined ? null : cellOf(end);
  if (from === null || to === null || from === to || verb === "repel" || verb === "allow") {
    return null;
  }
  const wet = (cell: string) => scene.terrain[cell] === undefined && !scene.volcanoes.includes(cell);
  return cells.way(from, to, wet);
}

/** What moves between two layouts.  `scene` is the one that things moved in: that before. */
export function motionsOf(
  before: readonly Thing[],
  after: readonly Thing[],
  made: readonly MadeMove[],
  scene: Scene,
  cells: Cells,
): Motions {
  const was = new Map(before.map((thing) => [thing.key, thing]));
  const is = new Map(after.map((thing) => [thing.key, thing]));
  const ways = made.map((move) => ({ piece: move.parts.piece ?? "", way: wayOf(move, scene, cells) }));
  const wayOfPiece = (name: string, from: string, to?: string) =>
    ways.find(({ piece, way }) => piece === name && way?.[0] === from && (to === undefined || way.at(-1) === to))?.way;

  const sunk = before.filter((thing) => thing.kind === "tile" && !is.has(thing.key));
  const first = Math.max(
    sunk.length > 0 ? SINK * 0.7 : 0,
    ...ways.map(({ way }) => (way ? lasting(way.length - 1) : 0)),
  );

  const moving = new Map<string, Motion>();
  const moved = new Set<string>();
  for (const thing of after) {
    const old = was.get(thing.key) ?? cameFrom(thing, was, is, ways);
    if (old === undefined) {
      if (thing.kind !== "tile") {
        moving.set(thing.key, { kind: "appear", wait: thing.kind === "saved" ? 0 : first, lasts: APPEAR });
      }
      continue;
    }
    moved.add(old.key);
    if (thing.kind !== "tile" && Math.hypot(old.x - thing.x, old.y - thing.y) > 0.5) {
      const name = isPawn(thing.key) ? thing.key : (thing.piece?.split("@")[0] ?? "");
      const way = wayOfPiece(name, old.cell, thing.cell) ?? [old.cell, thing.cell];
      const between = way.slice(1, -1).map((cell) => relative(cells.middle(cell), cells.middle(thing.cell)));
      const over = [relative(old, thing), ...between];
      const depth = Math.max(old.depth, thing.depth);
      const lifted = thing.kind === "saved" && old.kind !== "saved";
      moving.set(thing.key, { kind: "move", over, wait: 0, lasts: lasting(way.length - 1), lifted, depth });
    }
  }

  const waves: Wave[] = sunk.map((tile) => ({
    ...{ key: `ripple ${tile.cell}`, at: cells.middle(tile.cell), wait: 150, kind: "ripple" },
  }));
  const departing = before
    .filter((thing) => !is.has(thing.key) && !moved.has(thing.key))
    .map((thing): Departure => {
      if (thing.kind === "tile") {
        return { thing, motion: { kind: "sink", wait: 0, lasts: SINK } };
      }
      const name = isPawn(thing.key) ? thing.key : (thing.piece?.split("@")[0] ?? "");
      const way = wayOfPiece(name, thing.cell);
      const end = way?.at(-1) ?? thing.cell;
      const over = (way ?? []).map((cell) => relative(cells.middle(cell), cells.middle(thing.cell)));
      const wait = way ? 0 : first;
      const took = way ? lasting(way.length - 1) : 0;
      if (thing.kind !== "hull") {
        waves.push({ key: `splash ${thing.key}`, at: cells.middle(end), wait: wait + took, kind: "splash" });
      }
      return { thing, motion: { kind: "leave", over, wait, lasts: took + SPLASH, way: took } };
    });
  return { moving, departing, waves };
}

const lasting = (steps: number): number => MOVE + Math.max(steps - 1, 0) * EACH_STEP_MORE;
const relative = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

/** Boats and creatures have no names: one that is new here and was elsewhere, by a move that was made. */
function cameFrom(
  thing: Thing,
  was: ReadonlyMap<string, Thing>,
  is: ReadonlyMap<string, Thing>,
  ways: readonly { readonly piece: string; readonly way: readonly string[] | null }[],
): Thing | undefined {
  const name = thing.kind === "hull" ? thing.piece?.split("@")[0] : thing.key.split("@")[0];
  const found = ways.find(({ piece, way }) => piece === name && way?.at(-1) === thing.cell);
  const from = found?.way?.[0];
  if (from === undefined) {
    return undefined;
  }
  const prefix = thing.kind === "hull" ? "hull" : name;
  const old = was.get(`${prefix}@${from}`);
  return old !== undefined && !is.has(old.key) ? old : undefined;
}
