/** Survive the Island: what the server sends of it, and its board. */

import { Cells } from "../sea/cells";
import type { Creature, Scene } from "../sea/scene";
import { range, type Sea, type SeaView, seatLetters } from "../sea/sea";

/** Something still to be settled; the innermost is last. */
export interface Unsettled {
  readonly do: "roll" | "bring" | "aboard" | "repel" | "push";
  readonly at?: string;
  readonly creature?: Creature;
  readonly piece?: string;
}

export interface SurviveView extends SeaView {
  readonly adventurers: Scene["pawns"];
  readonly rafts: readonly string[];
  readonly rafts_in_hand: Readonly<Record<string, number>>;
  readonly serpents: readonly string[];
  readonly sharks: readonly string[];
  readonly kaijus: readonly string[];
  readonly volcanoes: readonly string[];
  readonly sinks_left: number;
  readonly stack: readonly Unsettled[];
}

const KINDS = [
  ["serpent", "serpents"],
  ["shark", "sharks"],
  ["kaiju", "kaijus"],
] as const satisfies readonly (readonly [Creature, keyof SurviveView])[];

function sceneOf(view: SurviveView): Scene {
  const innermost = view.stack.at(-1);
  return {
    terrain: view.terrain,
    pawns: view.adventurers,
    values: view.values,
    craft: "raft",
    crafts: view.rafts,
    creatures: KINDS.flatMap(([kind, key]) => view[key].map((cell) => ({ kind, cell }))),
    volcanoes: view.volcanoes,
    attack: innermost?.do === "repel" && innermost.at !== undefined ? { from: null, to: innermost.at } : null,
  };
}

export const SEA: Sea<SurviveView> = {
  game: "survive-the-island",
  cells: new Cells({
    rows: [7, 10, 11, 10, 11, 10, 11, 10, 11, 10, 11, 10, 7],
    island: [
      ...range("d", 4, 7),
      ...range("e", 4, 8),
      ...range("f", 2, 9),
      ...range("g", 3, 5),
      ...range("g", 7, 9),
      ...range("h", 2, 9),
      ...range("i", 4, 8),
      ...range("j", 4, 7),
    ],
  }),
  craft: "raft",
  sceneOf,
  craftsInHand: (view, seat) => view.rafts_in_hand[seat] ?? 0,
  letters: (view, seat) => seatLetters(seat, view.options.seats === 2),
};
