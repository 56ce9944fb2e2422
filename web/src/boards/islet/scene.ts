/** From a view to what is drawn: stacks in painting order, the coast, where birds are, how much there is to see. */

import { around, type Box, type Point, type Size } from "../zoom/window";
import { byDepth, coastOf, nameOf, neighboursOf, pointsUp, type Spot, spotOf } from "./grid";
import { between, boundsOf, corners, middleOf, pathOf, seenOf, shrunk, type Triangle } from "./projection";
import { type Nest, seatsOf, type Terrain, type View } from "./view";

/** Gap between tiles. */
const PULL = 2;
/** So much smaller than a tile is what is drawn where one may be laid in the sea. */
const COAST_PULL = 24;

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
    return { cell, path: pathOf(shrunk(whole, COAST_PULL)), middle: middleOf(whole) };
  });

/** The islet's cells at the water, for the shallows. */
export const groundsOf = (view: View, origins: Origins): readonly string[] =>
  Object.keys(view.cells).map((cell) => {
    const spot = spotOf(cell);
    return pathOf(corners(spot, 0, origins[spot.islet]));
  });

// ---- how much there is to see

/** Narrower than this, bag and reserve are shown in the panel only, and the islet has their place. */
export const ROOM_FOR_ALL = 800;
/** Between day and night. */
const GAP = 60;

/** What is left free round the islets, and how much is shown at least. */
interface Room {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  readonly least: Size;
}

/** Below the islet, for birds at sea. */
const SWIMMING = 96;
const TABLE: Room = { side: 66, top: 60, bottom: 116, least: { width: 880, height: 640 } };
const NARROW: Room = { side: 16, top: 16, bottom: 24, least: { width: 620, height: 560 } };

function roomFor(view: View, narrow: boolean): Room {
  const swims = Object.values(view.birds).includes("sea");
  return narrow ? { ...NARROW, bottom: swims ? SWIMMING : NARROW.bottom } : TABLE;
}

/** Islet and coast, from the origin of its own grid. */
function extent(view: View, islet: Spot["islet"]): Box {
  const origin = { x: 0, y: 0 };
  const cells = Object.keys(view.cells).filter((cell) => spotOf(cell).islet === islet);
  const ground = cells.flatMap((cell) => corners(spotOf(cell), 0, origin));
  const coast = coastOf(cells).flatMap((cell) => shrunk(corners(spotOf(cell), 0, origin), COAST_PULL));
  const tops = cells.flatMap((cell) => corners(spotOf(cell), view.cells[cell]?.[2] ?? 1, origin));
  return boundsOf([...ground, ...coast, ...tops]);
}

export interface Layout {
  readonly origins: Origins;
  readonly box: Box;
  /** Alone: where the cards of each islet lie. */
  readonly cards: Readonly<Partial<Record<"day" | "night", CardRow>>>;
  /** Alone: where each islet lies, its cards included. */
  readonly islets: Readonly<Partial<Record<"day" | "night", Box>>>;
}

/** Where cards lie: the middle of them all, the way from one to the next, and how large they are. */
export interface CardRow extends Point {
  readonly step: Point;
  readonly size: number;
}

/** One islet in the middle; alone, day and night beside each other, or on a narrow screen above each other. */
export function layoutOf(view: View, narrow: boolean): Layout {
  const zero = { x: 0, y: 0 };
  const room = roomFor(view, narrow);
  if (view.shown === undefined) {
    return { origins: { "": zero, day: zero, night: zero }, box: roomy(extent(view, ""), room), islets: {}, cards: {} };
  }
  const withCards = narrow ? broad : tall;
  const [day, night] = [withCards(extent(view, "day")), withCards(extent(view, "night"))];
  const height = Math.max(day.height, night.height);
  const place = narrow
    ? { x: day.x - night.x, y: day.y + day.height + GAP - night.y }
    : {
        x: day.x + day.width + GAP - night.x,
        y: day.y + (height - night.height) / 2 - night.y - (height - day.height) / 2,
      };
  const moved = { ...night, x: night.x + place.x, y: night.y + place.y };
  const row = narrow ? cardsBeside : cardsAbove;
  return {
    origins: { "": zero, day: zero, night: place },
    box: roomy(around([day, moved]), room),
    islets: { day, night: moved },
    cards: { day: row(day), night: row(moved) },
  };
}

/** For cards above an islet, or left of it. */
const CARDS_TALL = 176;
const CARDS_WIDE = 176;

const tall = (box: Box): Box => ({ ...box, y: box.y - CARDS_TALL, height: box.height + CARDS_TALL });
const broad = (box: Box): Box => ({ ...box, x: box.x - CARDS_WIDE, width: box.width + CARDS_WIDE });

const cardsAbove = ({ x, y, width }: Box): CardRow => ({
  ...{ x: x + width / 2, y: y + CARDS_TALL / 2 - 12 },
  ...{ step: { x: 122, y: 0 }, size: 1 },
});
const cardsBeside = ({ x, y, height }: Box): CardRow => ({
  ...{ x: x + CARDS_WIDE / 2 - 10, y: y + height / 2 - 20 },
  ...{ step: { x: 0, y: 190 }, size: 1.36 },
});

function roomy({ x, y, width, height }: Box, { side, top, bottom, least }: Room): Box {
  const across = Math.max(least.width - width, 2 * side);
  const down = Math.max(least.height - height, top + bottom);
  const above = (down * top) / (top + bottom);
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
