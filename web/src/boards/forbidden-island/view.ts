import type { GameView } from "../board";

export const TREASURES = ["crystal", "statue", "chalice", "stone"] as const;
export type Treasure = (typeof TREASURES)[number];

/** Treasure cards in the order the piles list them. */
export const CARDS = [...TREASURES, "helicopter", "sandbags", "waters-rise"] as const;

/** The position; there are no secrets in it. */
export interface View extends GameView {
  readonly options: GameView["options"] & { readonly layout: string; readonly seats: number };
  readonly turn: number;
  readonly tiles: Readonly<Record<string, string>>;
  readonly flooded: readonly string[];
  readonly roles: readonly string[];
  readonly pawns: Readonly<Record<string, string>>;
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly treasures: readonly string[];
  readonly water: number;
  readonly deck: Readonly<Record<string, number>>;
  readonly discards: Readonly<Record<string, number>>;
  readonly flood_layers: readonly (readonly string[])[];
  readonly flood_discards: readonly string[];
  readonly actions_left: number;
  readonly draws_left: number;
  readonly floods_left: number;
  readonly ending: string | null;
}

/** What each treasure's tiles hold, for the badge in their corner. */
export const HOLDS: Readonly<Record<string, Treasure>> = {
  "temple-of-the-moon": "stone",
  "temple-of-the-sun": "stone",
  "whispering-garden": "statue",
  "howling-garden": "statue",
  "cave-of-embers": "crystal",
  "cave-of-shadows": "crystal",
  "coral-palace": "chalice",
  "tidal-palace": "chalice",
};

export const roleOf = (view: View, seat: string): string => view.roles[Number(seat) - 1] ?? "diver";

/** Seats in playing order. */
export const seatsOf = (view: View): readonly string[] =>
  Array.from({ length: view.options.seats }, (_, index) => String(index + 1));

export const countCards = (pile: Readonly<Record<string, number>>): number =>
  Object.values(pile).reduce((sum, count) => sum + count, 0);
