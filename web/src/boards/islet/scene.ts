/** From a view to what is drawn: stacks in painting order, the coast, where birds are, how much there is to see. */

import type { Box, Point, Size } from "../zoom/window";
import { byDepth, coastOf, nameOf, neighboursOf, pointsUp, type Spot, spotOf } from "./grid";
import { between, boundsOf, corners, middleOf, pathOf, seenOf, shrunk, type Triangle } from "./projection";
import { type Nest, seatsOf, type Terrain, type View } from "./view";

/** Gap between tiles. */
const PULL = 2;

export interface Face {
  readonly path: string;
  /** The line at its foot, by which levels can be counted. */
  readonly foot: string;
  readonly side: "left" | "right" | "front";
  /** The terrain of the top tile; below it wood, in two tones. */
  readonly tone: Terrain | "wood" | "wood-dark";
}

export interface Shadow {
  readonly path: string;
  readonly strong: boolean;
}

export interface Stack {
  readonly cell: string;
  readonly terrain: Terrain;
  readonly nest: Nest;
  readonly level: number;
  readonly up: boolean;
  readonly faces: readonly Face[];
  readonly top: string;
  readonly rim: string;
  readonly shadows: readonly Shadow[];
  /** What is seen of the top, and how much of it that is. */
  readonly seen: Triangle;
  readonly size: number;
}

/** Where the origin of each islet's grid lies. */
export type Origins = Readonly<Record<Spot["islet"], Point>>;

export function stacksOf(view: View, origins: Origins): readonly Stack[] {
  return Object.keys(view.cells)
    .map(spotOf)
    .sort(byDepth)
    .map((spot) => stackAt(spot, view, origins[spot.islet]));
}

function stackAt(spot: Spot, view: View, origin: Point): Stack {
  const cell = nameOf(spot);
  const [terrain, nest, level] = view.cells[cell] ?? ["sand", "leaf", 1];
  const at = (height: number) => shrunk(corners(spot, height, origin), PULL);
  const up = pointsUp(spot);
  const top = at(level);
  const above = (beside: Spot): number => (view.cells[nameOf(beside)]?.[2] ?? 0) - level;
  const [left, right, across] = neighboursOf(spot).map(above) as [number, number, number];
  const corner = (side: -1 | 1): number => above({ ...spot, c: spot.c + side, r: spot.r + 1 });
  const seen = seenOf(top, up, { left, right, across, leftCorner: corner(-1), rightCorner: corner(1) });
  return {
    cell,
    terrain,
    nest,
    level,
    up,
    faces: Array.from({ length: level }, (_, index) =>
      facesAt(at(index), at(index + 1), up, toneAt(index + 1, level, terrain)),
    ).flat(),
    top: pathOf(top),
    rim: pathOf(shrunk(top, 9)),
    shadows: shadowsOn(top, up, [left, right, across]),
    seen: seen.triangle,
    size: seen.size,
  };
}

const toneAt = (height: number, level: number, terrain: Terrain): Face["tone"] =>
  height === level ? terrain : (level - height) % 2 === 1 ? "wood" : "wood-dark";

function facesAt(low: Triangle, high: Triangle, up: boolean, tone: Face["tone"]): Face[] {
  const face = (from: 0 | 1 | 2, to: 0 | 1 | 2, side: Face["side"]): Face => ({
    path: pathOf([low[from], low[to], high[to], high[from]]),
    foot: pathOf([low[from], low[to]]),
    side,
    tone,
  });
  return up ? [face(1, 2, "front")] : [face(0, 2, "left"), face(1, 2, "right")];
}

/** Shade at the edges beside taller stacks. */
function shadowsOn(top: Triangle, up: boolean, higher: readonly [number, number, number]): Shadow[] {
  const middle = middleOf(top);
  const [first, second, third] = top;
  const edges: readonly (readonly [Point, Point])[] = up
    ? [
        [first, third],
        [first, second],
        [second, third],
      ]
    : [
        [first, third],
        [second, third],
        [first, second],
      ];
  return edges.flatMap(([from, to], index) => {
    const levels = higher[index] ?? 0;
    if (levels <= 0) {
      return [];
    }
    const deep = Math.min(0.05 + 0.13 * levels, 0.5);
    const path = pathOf([from, to, between(to, middle, deep), between(from, middle, deep)]);
    return [{ path, strong: index === 0 || (index === 2 && !up) }];
  });
}

/** Near the corners of what is seen, where a small nest and the level stand. */
const cornerAt = ({ size, up }: Stack, corner: Point, across: number): Point => {
  const small = Math.min(1, size + 0.25);
  return { x: corner.x + across * small, y: corner.y + (up ? -15 : 15) * small };
};

export const leftCorner = (stack: Stack): Point => cornerAt(stack, stack.up ? stack.seen[2] : stack.seen[0], 40);
export const rightCorner = (stack: Stack): Point => cornerAt(stack, stack.seen[1], -34);

// ---- the sea beside it

export interface Shore {
  readonly cell: string;
  readonly path: string;
  readonly middle: Point;
}

export const shoresOf = (view: View, origins: Origins): readonly Shore[] =>
  coastOf(Object.keys(view.cells)).map((cell) => {
    const spot = spotOf(cell);
    const whole = corners(spot, 0, origins[spot.islet]);
    return { cell, path: pathOf(shrunk(whole, 24)), middle: middleOf(whole) };
  });

/** The islet's cells at the water, for the shallows. */
export const groundsOf = (view: View, origins: Origins): readonly string[] =>
  Object.keys(view.cells).map((cell) => {
    const spot = spotOf(cell);
    return pathOf(corners(spot, 0, origins[spot.islet]));
  });

// ---- how much there is to see

const MARGIN = { x: 46, top: 40, bottom: 96 };
const LEAST = { width: 880, height: 640 };
/** Between day and night. */
const GAP = 60;
/** Above each islet alone, for its cards. */
export const CARDS_TALL = 176;

/** Islet and coast, from the origin of its own grid. */
function extent(view: View, islet: Spot["islet"]): Box {
  const origin = { x: 0, y: 0 };
  const cells = Object.keys(view.cells).filter((cell) => spotOf(cell).islet === islet);
  const ground = [...cells, ...coastOf(cells)].flatMap((cell) => corners(spotOf(cell), 0, origin));
  const tops = cells.flatMap((cell) => corners(spotOf(cell), view.cells[cell]?.[2] ?? 1, origin));
  return boundsOf([...ground, ...tops]);
}

export interface Layout {
  readonly origins: Origins;
  readonly box: Box;
  /** Alone: where each islet lies, its cards at the top. */
  readonly islets: Readonly<Partial<Record<"day" | "night", Box>>>;
}

/** Whatever shows the islets larger in a frame: alone, day and night may lie beside or above each other. */
export function layoutFor(view: View, frame: Size): Layout {
  const scale = ({ box }: Layout): number => Math.min(frame.width / box.width, frame.height / box.height);
  const [wide, high] = [layoutOf(view, true), layoutOf(view, false)];
  return scale(wide) >= scale(high) ? wide : high;
}

/** One islet in the middle; alone, day and night beside each other if `wide`, else above each other. */
export function layoutOf(view: View, wide: boolean): Layout {
  const zero = { x: 0, y: 0 };
  if (view.shown === undefined) {
    return { origins: { "": zero, day: zero, night: zero }, box: roomy(extent(view, "")), islets: {} };
  }
  const [day, night] = [tall(extent(view, "day")), tall(extent(view, "night"))];
  const height = Math.max(day.height, night.height);
  const place = wide
    ? {
        x: day.x + day.width + GAP - night.x,
        y: day.y + (height - night.height) / 2 - night.y - (height - day.height) / 2,
      }
    : { x: day.x + (day.width - night.width) / 2 - night.x, y: day.y + day.height + GAP - night.y };
  const moved = { ...night, x: night.x + place.x, y: night.y + place.y };
  const box = boundsOf(
    [day, moved].flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
  return { origins: { "": zero, day: zero, night: place }, box: roomy(box), islets: { day, night: moved } };
}

const tall = (box: Box): Box => ({ ...box, y: box.y - CARDS_TALL, height: box.height + CARDS_TALL });

function roomy({ x, y, width, height }: Box): Box {
  const across = Math.max(LEAST.width - width, 2 * MARGIN.x);
  const down = Math.max(LEAST.height - height, MARGIN.top + MARGIN.bottom);
  const above = (down * MARGIN.top) / (MARGIN.top + MARGIN.bottom);
  return { x: x - across / 2, y: y - above, width: width + across, height: height + down };
}

// ---- birds

export interface Perch extends Point {
  readonly seat: string;
  readonly cell: string;
  readonly size: number;
}

/** Where birds are: on what is seen of their cells; those at sea swim in a row before the islet. */
export function perchesOf(view: View, stacks: readonly Stack[], box: Box): readonly Perch[] {
  const seats = seatsOf(view);
  const swimming = seats.filter((seat) => view.birds[seat] === "sea");
  return seats.map((seat) => {
    const cell = view.birds[seat] ?? "sea";
    const stack = stacks.find((one) => one.cell === cell);
    if (stack === undefined) {
      const place = swimming.indexOf(seat) - (swimming.length - 1) / 2;
      return { seat, cell, size: 1, x: box.x + box.width * 0.56 + place * 80, y: box.y + box.height - 48 };
    }
    const middle = middleOf(stack.seen);
    const together = seats.filter((other) => view.birds[other] === cell).indexOf(seat);
    const cramped = stack.size < 0.7;
    const aside = cell in view.eggs ? 22 : cramped ? -8 : 6;
    const size = Math.max(0.72, Math.min(1, stack.size + 0.2));
    return { seat, cell, size, x: middle.x + aside + together * 34, y: middle.y - (cramped ? 26 : 20) };
  });
}
