/** What a cell shows about what can be done there now. */

import { answersTo, type Choosing } from "../../choosing";

export interface Mark {
  readonly cell: string;
  /** The card that a tile put there gives; null if the deck is empty, or nothing is put. */
  readonly gains: string | null;
  /** The card that going there costs; null if it is free, or nobody goes. */
  readonly costs: string | null;
  readonly puts: boolean;
}

export const marksOf = (choosing: Choosing): readonly Mark[] =>
  answersTo(choosing, "to").map((cell) => {
    const move = choosing.left.find((legal) => legal.to === cell && legal.verb !== "lay");
    const named = (part: string | undefined) => (part === undefined || part === "none" ? null : part);
    const puts = move?.verb === "put";
    return { cell, puts, gains: puts ? named(move.resource) : null, costs: named(move?.cost) };
  });
