/** What stands on a sea board, the same for both games. */

import type { Colour } from "../board";
import type { Corner } from "./cells";

export type Terrain = "beach" | "forest" | "mountain";
export type Creature = "serpent" | "shark" | "whale" | "kaiju";
export type Craft = "boat" | "raft";
export type Letter = "r" | "b" | "g" | "y" | "p";

/** What of a view is on the board. */
export interface Scene {
  readonly terrain: Readonly<Record<string, Terrain>>;
  /** Explorers, adventurers: `r3` and where he is, as in a position. */
  readonly pawns: Readonly<Record<string, string>>;
  /** By colour; `"?"` where this seat may not know. */
  readonly values: Readonly<Record<string, readonly (number | string)[]>>;
  readonly craft: Craft;
  /** The cells of boats or rafts. */
  readonly crafts: readonly string[];
  readonly creatures: readonly { readonly kind: Creature; readonly cell: string }[];
  readonly volcanoes: readonly string[];
  /** A creature that somebody is asked about: where it comes from, if not there already, and where it strikes. */
  readonly attack: { readonly from: string | null; readonly to: string } | null;
}

export const COLOURS: Readonly<Record<Letter, Colour>> = {
  r: "red",
  b: "blue",
  g: "green",
  y: "yellow",
  p: "purple",
};

export type Place =
  | { readonly kind: "cell" | "aboard"; readonly cell: string }
  | { readonly kind: "saved"; readonly corner: Corner }
  | { readonly kind: "away" };

/** A place as a position writes it: `c5`, `c5*`, `NW`, `lost`, `hand`. */
export function placeOf(text: string): Place {
  if (text === "lost" || text === "hand") {
    return { kind: "away" };
  }
  if (/^[A-Z]/.test(text)) {
    return { kind: "saved", corner: text as Corner };
  }
  return text.endsWith("*") ? { kind: "aboard", cell: text.slice(0, -1) } : { kind: "cell", cell: text };
}

/** The cell, or safe island, of a place; null if it is off the board. */
export function cellOf(text: string): string | null {
  const place = placeOf(text);
  return place.kind === "away" ? null : place.kind === "saved" ? place.corner : place.cell;
}

export const letterOf = (pawn: string): Letter => pawn[0] as Letter;
export const isPawn = (piece: string): boolean => /^[rbgyp]\d+$/.test(piece);

/** A pawn's value, where it may be known. */
export function valueUnder(scene: Pick<Scene, "values">, pawn: string): number | null {
  const value = scene.values[letterOf(pawn)]?.[Number(pawn.slice(1)) - 1];
  return typeof value === "number" ? value : null;
}
