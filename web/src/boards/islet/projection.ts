/**
 * The islet seen from before and above: rows are pressed together, each level stands up by `RISE`.
 * Plain geometry; x of the grid counts half sides, y rows.
 */

import type { Box, Point } from "../zoom/window";
import { pointsUp, type Spot } from "./grid";

export const SIDE = 178;
export const ROW = ((SIDE * Math.sqrt(3)) / 2) * 0.8;
export const RISE = 18;
/** So much of a top is left for what lies on it, however tall the stacks before it are. */
const LEAST_SEEN = 0.45;

export type Triangle = readonly [Point, Point, Point];

export const onScreen = (x: number, y: number, level: number, origin: Point): Point => ({
  x: origin.x + (x * SIDE) / 2,
  y: origin.y + y * ROW - level * RISE,
});

/** Up: top, right, left.  Down: left, right, bottom. */
export function corners(spot: Spot, level: number, origin: Point): Triangle {
  const { c, r } = spot;
  const at = (x: number, y: number) => onScreen(x, y, level, origin);
  return pointsUp(spot) ? [at(c + 1, r), at(c + 2, r + 1), at(c, r + 1)] : [at(c, r), at(c + 2, r), at(c + 1, r + 1)];
}

export const middleOf = ([a, b, c]: Triangle): Point => ({ x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 });

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A triangle drawn in by some units on all sides. */
export function shrunk(triangle: Triangle, by: number): Triangle {
  const middle = middleOf(triangle);
  const far = Math.max(...triangle.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  const [a, b, c] = triangle.map((corner) => between(corner, middle, by / far));
  return [a, b, c] as Triangle;
}

/** By how many levels the cells before a cell stand above it; negative ones are lower. */
export interface Before {
  readonly left: number;
  readonly right: number;
  readonly across: number;
  /** Those in the next row that touch a corner. */
  readonly leftCorner: number;
  readonly rightCorner: number;
}

export interface Seen {
  readonly triangle: Triangle;
  /** Its side, the whole being 1. */
  readonly size: number;
}

/** The share of a row that so many levels more hide. */
const hidden = (levels: number): number => (Math.max(levels, 0) * RISE) / ROW;

/** What taller stacks before a cell leave to be seen of its top: a triangle like it. */
export function seenOf(top: Triangle, up: boolean, before: Before): Seen {
  return up ? seenUp(top, before) : seenDown(top, before);
}

/**
 * The stack across hides it from below, those at the corners from the sides; at the peak there is always room.  What is
 * hidden on one side only leaves room further down on the other.
 */
function seenUp([peak, right, left]: Triangle, { across, leftCorner, rightCorner }: Before): Seen {
  const low = 1 - hidden(across);
  const [leftEdge, rightEdge] = [1 - hidden(leftCorner) / 2, 1 - hidden(rightCorner) / 2];
  const size = Math.max(Math.min(low, leftEdge, rightEdge), LEAST_SEEN);
  const [freer, room] = leftEdge > rightEdge ? [left, leftEdge] : [right, rightEdge];
  const top = between(peak, freer, Math.max(Math.min(low, room) - size, 0) / 2);
  const along = (to: Point): Point => ({ x: top.x + (to.x - peak.x) * size, y: top.y + (to.y - peak.y) * size });
  return { triangle: [top, along(right), along(left)], size };
}

/** The stacks left and right of it stand before its lower sides. */
function seenDown([left, right, foot]: Triangle, before: Before): Seen {
  const [low, high] = [hidden(before.left) / 2, hidden(before.right) / 2];
  const size = Math.max(1 - low - high, LEAST_SEEN);
  const share = low + high > 0 ? low / (low + high) : 0.5;
  const start = between(left, right, (1 - size) * share);
  const along = (to: Point): Point => ({ x: start.x + (to.x - left.x) * size, y: start.y + (to.y - left.y) * size });
  return { triangle: [start, along(right), along(foot)], size };
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}z`;

const round = (value: number): number => Math.round(value * 10) / 10;

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
