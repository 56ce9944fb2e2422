/** What tells one sea game from the other. */

import type { GameView } from "../board";
import type { Cells } from "./cells";
import type { Craft, Creature, Scene } from "./scene";

export interface SeaView extends GameView {
  readonly terrain: Scene["terrain"];
  readonly values: Scene["values"];
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly moves_left: number;
  readonly die: Creature | null;
}

export interface Sea<View extends SeaView = SeaView> {
  /** Also the beginning of its messages, `page-GAME-…`. */
  readonly game: string;
  readonly cells: Cells;
  readonly craft: Craft;
  readonly sceneOf: (view: View) => Scene;
  /** Boats or rafts a seat has still to place. */
  readonly craftsInHand: (view: View, seat: string) => number;
  /** Which colours a seat plays. */
  readonly letters: (view: View, seat: string) => readonly string[];
}

/** On a narrow screen: the sea, and below it a strip for the buttons. */
export const SHAPE = 0.91;

/** Cells of a row: `range("d", 4, 7)` is d4 to d7. */
export function range(row: string, first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${row}${first + index}`);
}

/** The colours of a seat: one each, or two where two play with two. */
export function seatLetters(seat: string, two: boolean): readonly string[] {
  if (two) {
    return seat === "1" ? ["r", "g"] : ["b", "y"];
  }
  return [["r", "b", "g", "y", "p"][Number(seat) - 1] ?? "r"];
}
