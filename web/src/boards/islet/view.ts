import type { GameView, Scored } from "../board";

export const TERRAINS = ["water", "sand", "clay"] as const;
export const NESTS = ["leaf", "branch", "flower"] as const;
export const RESOURCES = [...TERRAINS, ...NESTS] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Nest = (typeof NESTS)[number];
export type Resource = (typeof RESOURCES)[number];

/** Two terrains, and the nest that covering one with the other gives. */
export const PAIRS: readonly (readonly [Terrain, Terrain, Nest])[] = [
  ["water", "sand", "branch"],
  ["water", "clay", "leaf"],
  ["sand", "clay", "flower"],
];

/** Cards of each resource in the box. */
const DECK = 12;

/** What a seat may see: other hands are lists of `"?"`, and `bag` counts what it has not seen. */
export interface View extends GameView {
  readonly options: GameView["options"] & { readonly seats: number };
  readonly turn: number;
  readonly cells: Readonly<Record<string, readonly [terrain: Terrain, nest: Nest, level: number]>>;
  readonly bag: Readonly<Record<string, number>>;
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly cards: Readonly<Record<string, Readonly<Partial<Record<Resource, number>>>>>;
  readonly guarantees: Readonly<Record<string, readonly (readonly [resource: Resource, spent: boolean])[]>>;
  readonly birds: Readonly<Record<string, string>>;
  readonly eggs: Readonly<Record<string, number>>;
  readonly free_eggs: Readonly<Record<string, number>>;
  readonly last_put: string | null;
  readonly puts: number;
  readonly trail: readonly string[];
  readonly round: number;
  readonly final_round: number | null;
  /** Alone only. */
  readonly shown?: Readonly<Record<"day" | "night", readonly number[]>>;
  readonly unseen?: readonly number[];
  readonly ending?: string | null;
}

export const seatsOf = (view: View): readonly string[] =>
  Array.from({ length: view.options.seats }, (_, index) => String(index + 1));

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Tiles in the bag: what is unseen, less the hands that nobody shows. */
export const inBag = (view: View): number =>
  sum(Object.values(view.bag)) -
  sum(Object.values(view.hands).map((hand) => hand.filter((kind) => kind === "?").length));

/** Cards left in the deck of a resource: those that nobody has. */
export const inDeck = (view: View, resource: Resource): number =>
  DECK -
  sum(Object.values(view.cards).map((cards) => cards[resource] ?? 0)) -
  sum(Object.values(view.guarantees).map((all) => all.filter(([kept]) => kept === resource).length));

export const countCards = (view: View, seat: string): number => sum(Object.values(view.cards[seat] ?? {}));

export const laidBy = (view: View, seat: string): number =>
  Object.values(view.eggs).filter((layer) => String(layer) === seat).length;

/** What a score is made of: the eggs laid, or alone, once it is won, the tiles left in the bag. */
export function scoredBy(view: View, seat: string): readonly Omit<Scored, "colour">[] {
  const alone = view.options.seats === 1;
  const count = alone ? (view.ending === "won" ? inBag(view) : 0) : laidBy(view, seat);
  return Array.from({ length: count }, () => ({ kind: alone ? "tile" : "egg", worth: 1 }));
}

/** What the day and night cards ask for, by number, on each islet. */
const DAY =
  "water-in-sand sand-in-clay clay-in-water water-in-clay sand-in-water clay-in-sand level-3-water level-3-sand level-3-clay level-4-leaf level-4-branch level-4-flower level-4";
const NIGHT =
  "level-3-clay level-3-water level-3-sand level-4-branch level-4-flower level-4-leaf clay-in-sand water-in-clay sand-in-water water-in-sand sand-in-clay clay-in-water level-4";
const WISHES = { day: DAY.split(" "), night: NIGHT.split(" ") };

export const wishOf = (card: number, islet: "day" | "night"): string => WISHES[islet][card - 1] ?? "level-4";
