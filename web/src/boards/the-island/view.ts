/** The Island: what the server sends of it, and its board. */

import { Cells } from "../sea/cells";
import type { Creature, Scene } from "../sea/scene";
import { range, type Sea, type SeaView, seatLetters } from "../sea/sea";

export interface IslandView extends SeaView {
  readonly explorers: Scene["pawns"];
  readonly boats: readonly string[];
  readonly boats_in_hand: Readonly<Record<string, number>>;
  readonly serpents: readonly string[];
  readonly sharks: readonly string[];
  readonly whales: readonly string[];
  readonly attack: { readonly from: string; readonly to: string; readonly asked: readonly number[] } | null;
}

const KINDS = [
  ["serpent", "serpents"],
  ["shark", "sharks"],
  ["whale", "whales"],
] as const satisfies readonly (readonly [Creature, keyof IslandView])[];

function sceneOf(view: IslandView): Scene {
  return {
    terrain: view.terrain,
    pawns: view.explorers,
    values: view.values,
    craft: "boat",
    crafts: view.boats,
    creatures: KINDS.flatMap(([kind, key]) => view[key].map((cell) => ({ kind, cell }))),
    volcanoes: [],
    attack: view.attack,
  };
}

export const SEA: Sea<IslandView> = {
  game: "the-island",
  cells: new Cells({
    rows: [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7],
    island: [
      ...range("d", 4, 7),
      ...range("e", 4, 8),
      ...range("f", 3, 10),
      ...range("g", 3, 5),
      ...range("g", 7, 9),
      ...range("h", 3, 10),
      ...range("i", 4, 8),
      ...range("j", 4, 7),
    ],
  }),
  craft: "boat",
  sceneOf,
  craftsInHand: (view, seat) => view.boats_in_hand[seat] ?? 0,
  letters: (view, seat) => seatLetters(seat, view.options.two_colours === true),
};
