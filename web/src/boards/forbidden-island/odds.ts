/** How likely the draws are that everybody can foresee: nothing here is secret. */

import { countCards, type View } from "./view";

/** Flood cards a turn, by tick of the water meter; the tenth is the skull. */
export const FLOODS = [2, 2, 3, 3, 3, 4, 4, 5, 5] as const;
export const SKULL = 10;
const TREASURE_DRAWS = 2;

export const floodsAt = (water: number): number => FLOODS[water - 1] ?? 0;

/** Flood cards still to come: what is left of this turn's, or the next ones as the water stands. */
export const floodsDue = (view: View): number => view.floods_left || floodsAt(view.water);

/** How likely each tile's card is among the flood cards due, by tile; those drawn already are left out. */
export function floodOdds(view: View): ReadonlyMap<string, number> {
  const odds = new Map<string, number>();
  let due = view.phase === "over" ? 0 : floodsDue(view);
  for (const layer of view.flood_layers) {
    const drawn = Math.min(due, layer.length);
    if (drawn > 0) {
      for (const tile of layer) {
        odds.set(tile, drawn / layer.length);
      }
    }
    due -= drawn;
  }
  return odds;
}

/** Treasure cards still drawn this turn; none left: those of the next. */
export const treasuresDue = (view: View): number => view.draws_left || TREASURE_DRAWS;

/** How likely the water rises with the treasure cards due. */
export function riseOdds(view: View): number {
  let none = 1;
  let cards = countCards(view.deck);
  const rises = view.deck["waters-rise"] ?? 0;
  for (let draw = 0; draw < treasuresDue(view) && cards > 0; draw++, cards--) {
    none *= Math.max(cards - rises, 0) / cards;
  }
  return 1 - none;
}
