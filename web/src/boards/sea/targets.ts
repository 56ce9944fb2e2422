/** What can be chosen on the board, and where it is: offered choices put onto cells.  Nothing else can be clicked. */

import { back, type Choice, type Choosing, chosen, take } from "../../choosing";
import type { Point } from "../zoom/window";
import type { Cells } from "./cells";
import { HEIGHTS, type Thing } from "./layout";
import { cellOf, type Scene } from "./scene";

export interface Target {
  readonly choice: Choice;
  readonly cell: string;
  /** Where one points to choose it. */
  readonly at: Point;
}

/** Questions that are answered on the board. */
const ON_BOARD = ["piece", "to", "sink"];

/**
 * The targets now.  While a piece is in hand it can be dragged, and others can be taken up instead, but where it can go
 * comes first: what stands on such a cell is not offered.
 */
export function targetsOf(choosing: Choosing, scene: Scene, things: readonly Thing[], cells: Cells): readonly Target[] {
  const now = targetsIn(choosing.offered, scene, things, cells);
  const ends = new Set(now.map((target) => target.cell));
  const others = targetsIn(takenInstead(choosing), scene, things, cells);
  return [...now, ...others.filter((target) => !ends.has(target.cell))];
}

function targetsIn(offered: readonly Choice[], scene: Scene, things: readonly Thing[], cells: Cells): Target[] {
  return offered.flatMap((choice) => {
    const found = ON_BOARD.includes(choice.ask) ? pointOf(choice, scene, things, cells) : null;
    return found === null ? [] : [{ choice, ...found }];
  });
}

/** The pieces that were offered when the one in hand was taken. */
export function takenInstead(choosing: Choosing): readonly Choice[] {
  if (chosen(choosing, "piece") === null) {
    return [];
  }
  let then = choosing;
  while (chosen(then, "piece") !== null) {
    then = back(then);
  }
  return then.offered.filter((choice) => choice.ask === "piece");
}

/** Whether a piece goes somewhere, so that it can be dragged; taking it up is no move yet. */
export function canBeDragged(choosing: Choosing, piece: Choice): boolean {
  if (chosen(choosing, "piece") === piece.value) {
    return true;
  }
  let then = choosing;
  while (chosen(then, "piece") !== null) {
    then = back(then);
  }
  return take(then, piece).move === null;
}

type Found = Pick<Target, "cell" | "at">;

function pointOf(choice: Choice, scene: Scene, things: readonly Thing[], cells: Cells): Found | null {
  if (choice.ask === "piece") {
    const thing = things.find((one) => one.piece === choice.value);
    return thing === undefined ? null : { cell: thing.cell, at: heart(thing) };
  }
  const cell = cellOf(choice.value);
  if (cell === null) {
    return null;
  }
  return {
    cell,
    at: choice.ask === "sink" ? topOf(cell, scene, cells) : endPoint(choice.value, cell, scene, things, cells),
  };
}

/** Where one points at a thing: boats at their hull, so that those aboard can be told from it. */
export function heart(thing: Thing): Point {
  return { x: thing.x, y: thing.y - thing.height * (thing.kind === "craft" ? 0.2 : 0.45) };
}

export function topOf(cell: string, scene: Scene, cells: Cells): Point {
  const { x, y } = cells.middle(cell);
  const terrain = scene.terrain[cell];
  return { x, y: terrain === undefined ? y : y - HEIGHTS[terrain] };
}

/** The dot of a destination: on the hull of a boat, beside who is there already. */
function endPoint(place: string, cell: string, scene: Scene, things: readonly Thing[], cells: Cells): Point {
  const craft = things.find((thing) => thing.kind === "craft" && thing.cell === cell);
  if (place.endsWith("*") && craft !== undefined) {
    return { x: craft.x, y: craft.y - 7 * craft.scale };
  }
  const { x, y } = topOf(cell, scene, cells);
  const shared = things.some((thing) => thing.cell === cell && thing.piece !== null && thing.kind !== "saved");
  const tile = scene.terrain[cell] !== undefined;
  if (!shared) {
    return { x, y: tile ? y + 6 : y };
  }
  return tile ? { x: x + 22, y: y + 4 } : { x: x - 22, y: y - 16 };
}

/** Of those in a cell, the one nearest to a point. */
export function nearest(targets: readonly Target[], point: Point): Target | null {
  const far = ({ at }: Target) => Math.hypot(at.x - point.x, at.y - point.y);
  return targets.reduce<Target | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
}

export function inCells(targets: readonly Target[]): ReadonlyMap<string, readonly Target[]> {
  const found = new Map<string, Target[]>();
  for (const target of targets) {
    found.set(target.cell, [...(found.get(target.cell) ?? []), target]);
  }
  return found;
}
