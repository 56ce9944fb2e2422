/** Where everything on a sea board is drawn: a scene as a list of things, from the back to the front. */

import type { Point } from "../zoom/window";
import { type Cells, CORNERS } from "./cells";
import { type Craft, type Creature, letterOf, placeOf, type Scene, type Terrain } from "./scene";
import { ALONE, CROWD, groupSlots, pawnSlots, type Slot, savedSlots, swimmerSlots } from "./slots";

export type ThingKind =
  | "tile"
  | "volcano"
  | "creature"
  | "craft"
  | "hull"
  | "standing"
  | "swimming"
  | "aboard"
  | "saved";

/** Something drawn: a symbol whose bottom middle is at (x, y). */
export interface Thing {
  readonly key: string;
  readonly kind: ThingKind;
  /** Its name in choices: `r3`, `boat@c5`, `shark@d6`; null for what is no piece. */
  readonly piece: string | null;
  readonly symbol: string;
  /** Its cell or safe island. */
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much smaller than alone in its cell. */
  readonly scale: number;
  /** Creatures look inwards. */
  readonly mirrored: boolean;
  /** What has more of it is nearer. */
  readonly depth: number;
  readonly terrain?: Terrain;
  /** Whether somebody stands on the tile. */
  readonly taken?: boolean;
}

/** How high tiles rise. */
export const HEIGHTS: Readonly<Record<Terrain, number>> = { beach: 6, forest: 11, mountain: 17 };

/** Width, height, and how far below the middle of its cell the bottom is. */
const SIZES = {
  standing: [27, 38.6, 23],
  saved: [27, 38.6, 0],
  swimming: [48, 36.9, 19],
  aboard: [23, 32.9, 0],
  boat: [67, 46.9, 28],
  raft: [69, 48.3, 26],
  serpent: [62, 48.9, 25],
  shark: [62, 48.2, 25],
  whale: [64, 53.3, 25],
  kaiju: [86, 94.2, 34],
} as const satisfies Record<string, readonly [number, number, number]>;

/** Passengers: how far apart when two or three, and where their feet are. */
const SEATS: Readonly<Record<Craft, { two: number; three: number; feet: number }>> = {
  boat: { two: 9.9, three: 16.2, feet: 9 },
  raft: { two: 11.3, three: 18.3, feet: 13 },
};

export function layout(scene: Scene, cells: Cells): readonly Thing[] {
  const things = [...tiles(scene, cells), ...volcanoes(scene, cells), ...pieces(scene, cells), ...saved(scene)];
  return things.sort((one, other) => one.depth - other.depth);
}

function* tiles(scene: Scene, cells: Cells): Iterable<Thing> {
  const taken = new Set(Object.values(scene.pawns));
  for (const { cell } of scene.creatures) {
    taken.add(cell);
  }
  for (const [cell, terrain] of Object.entries(scene.terrain)) {
    const { x, y } = cells.middle(cell);
    yield {
      ...{ key: `tile@${cell}`, kind: "tile", piece: null, symbol: `sea-tile-${terrain}`, cell, x, y: y + 44 },
      ...{ width: 80, height: 104, scale: 1, mirrored: false, depth: y, terrain, taken: taken.has(cell) },
    };
  }
}

function* volcanoes(scene: Scene, cells: Cells): Iterable<Thing> {
  for (const cell of scene.volcanoes) {
    const { x, y } = cells.middle(cell);
    yield {
      ...{ key: `volcano@${cell}`, kind: "volcano", piece: null, symbol: "sea-volcano", cell, x, y: y + 30 },
      ...{ width: 86, height: 86, scale: 1, mirrored: false, depth: y + 1 },
    };
  }
}

/** What shares a cell, in groups. */
interface Company {
  readonly here: string[];
  readonly aboard: string[];
  craft: boolean;
  readonly creatures: Creature[];
}

function pieces(scene: Scene, cells: Cells): readonly Thing[] {
  const companies = new Map<string, Company>();
  const at = (cell: string): Company => {
    const known = companies.get(cell) ?? { here: [], aboard: [], craft: false, creatures: [] };
    companies.set(cell, known);
    return known;
  };
  for (const [pawn, text] of Object.entries(scene.pawns)) {
    const place = placeOf(text);
    if (place.kind === "cell") {
      at(place.cell).here.push(pawn);
    } else if (place.kind === "aboard") {
      at(place.cell).aboard.push(pawn);
    }
  }
  for (const cell of scene.crafts) {
    at(cell).craft = true;
  }
  for (const { kind, cell } of scene.creatures) {
    at(cell).creatures.push(kind);
  }
  return [...companies].flatMap(([cell, company]) => inCell(scene, cells, cell, company));
}

function inCell(scene: Scene, cells: Cells, cell: string, company: Company): readonly Thing[] {
  const { x, y } = cells.middle(cell);
  const terrain = scene.terrain[cell];
  // what swims behind a tile is moved up a little, lest the tile hide it
  const hidden = cells.beside(cell).some((near) => scene.terrain[near] !== undefined && cells.middle(near).y > y);
  const ground = { x, y: terrain === undefined ? y - (hidden ? 8 : 0) : y - HEIGHTS[terrain] };
  const groups: ((slot: Slot) => Thing[])[] = [];
  company.creatures.forEach((kind, index) => {
    groups.push((slot) => [creature(kind, cell, ground, slot, index)]);
  });
  if (company.craft) {
    groups.push((slot) => craftWith(scene.craft, company.aboard, cell, ground, slot));
  }
  if (company.here.length > 0) {
    groups.push((slot) => pawnsIn(company.here, terrain !== undefined, cell, ground, slot));
  }
  const slots = company.craft && company.here.length > 2 && groups.length === 2 ? CROWD : groupSlots(groups.length);
  return groups.flatMap((group, index) => group(slots[index] ?? ALONE));
}

/** Depths within a row: pieces after its tiles and before the tiles of the next. */
const depthIn = (ground: Point, offset: number): number => ground.y + 34 + offset / 10;

function creature(kind: Creature, cell: string, ground: Point, slot: Slot, index: number): Thing {
  const [width, height, bottom] = SIZES[kind];
  const x = ground.x + slot.x;
  return {
    key: `${kind}@${cell}${index > 0 ? `#${index}` : ""}`,
    ...{ kind: "creature", piece: `${kind}@${cell}`, symbol: `sea-${kind}`, cell, x },
    ...{ y: ground.y + slot.y + bottom * slot.scale, width: width * slot.scale, height: height * slot.scale },
    ...{ scale: slot.scale, mirrored: x < -1, depth: depthIn(ground, slot.y) },
  };
}

function craftWith(craft: Craft, aboard: readonly string[], cell: string, ground: Point, slot: Slot): Thing[] {
  const [width, height, bottom] = SIZES[craft];
  const x = ground.x + slot.x;
  const y = ground.y + slot.y;
  const depth = depthIn(ground, slot.y);
  const hull = {
    ...{ cell, x, y: y + bottom * slot.scale, width: width * slot.scale, height: height * slot.scale },
    ...{ scale: slot.scale, mirrored: false, piece: `${craft}@${cell}` },
  };
  const { two, three, feet } = SEATS[craft];
  const apart = slot.scale * (aboard.length > 2 ? three : 2 * two);
  const [wide, high] = SIZES.aboard;
  const riding = aboard.map((pawn, index): Thing => {
    const aside = (index - (aboard.length - 1) / 2) * apart;
    return {
      ...{ key: pawn, kind: "aboard", piece: pawn, symbol: `sea-pawn-${letterOf(pawn)}`, cell, x: x + aside },
      ...{ y: y + feet * slot.scale, width: wide * slot.scale, height: high * slot.scale, scale: slot.scale },
      ...{ mirrored: false, depth: depth + 0.01 + index * 0.001 },
    };
  });
  const back = craft === "boat" ? "sea-boat-back" : "sea-raft";
  const things: Thing[] = [{ ...hull, key: hull.piece, kind: "craft", symbol: back, depth }, ...riding];
  if (craft === "boat") {
    const key = `hull@${cell}`;
    things.push({ ...hull, key, kind: "hull", symbol: "sea-boat-front", depth: depth + 0.02 });
  }
  return things;
}

function pawnsIn(pawns: readonly string[], standing: boolean, cell: string, ground: Point, group: Slot): Thing[] {
  const kind = standing ? "standing" : "swimming";
  const [width, height, bottom] = SIZES[kind];
  const slots = standing ? pawnSlots(pawns.length) : swimmerSlots(pawns.length);
  return pawns.map((pawn, index) => {
    const slot = slots[index] ?? ALONE;
    const scale = slot.scale * group.scale;
    const down = group.y + slot.y * group.scale;
    return {
      ...{ key: pawn, kind, piece: pawn, symbol: `sea-${standing ? "pawn" : "swim"}-${letterOf(pawn)}`, cell, scale },
      ...{
        x: ground.x + group.x + slot.x * group.scale,
        y: ground.y + down + bottom * (standing ? group.scale : scale),
      },
      ...{ width: width * scale, height: height * scale, mirrored: false },
      depth: depthIn(ground, down) + (standing ? HEIGHTS.mountain : 0) * 0.01,
    };
  });
}

function saved(scene: Scene): readonly Thing[] {
  return CORNERS.flatMap((corner) => {
    const there = Object.keys(scene.pawns).filter((pawn) => scene.pawns[pawn] === corner);
    const slots = savedSlots(corner, there.length);
    const [width, height] = SIZES.saved;
    return there.map((pawn, index): Thing => {
      const { x, y, scale } = slots[index] ?? ALONE;
      return {
        ...{ key: pawn, kind: "saved", piece: pawn, symbol: `sea-pawn-${letterOf(pawn)}`, cell: corner, x, y, scale },
        ...{ width: width * scale, height: height * scale, mirrored: false, depth: 10_000 + y },
      };
    });
  });
}
