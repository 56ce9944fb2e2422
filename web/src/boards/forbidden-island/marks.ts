/** What a tile shows about what can be done there now. */

import { answersTo, type Choosing, chosen } from "../../choosing";
import { partners, targetsOf } from "./choices";

export interface Mark {
  readonly cell: string;
  /** Somebody can go there, and how. */
  readonly go: string | null;
  /** It can be dried. */
  readonly dry: boolean;
  /** It is in hand: what to do with it is asked. */
  readonly held: boolean;
}

const DRIES = ["shore", "sandbag"];

export function marksOf(choosing: Choosing): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { value: cell } of targetsOf(choosing)) {
    const verbs = choosing.left.filter((move) => move.to === cell).map((move) => move.verb);
    const goes = verbs.filter((verb) => !DRIES.includes(verb));
    const go = goes.find((verb) => verb !== "fly") ?? goes[0] ?? null;
    marks.set(cell, { cell, go, dry: verbs.some((verb) => DRIES.includes(verb)), held: false });
  }
  for (const cell of answersTo(choosing, "second").some((cell) => cell !== "none") ? partners(choosing).keys() : []) {
    marks.set(cell, { cell, go: null, dry: true, held: false });
  }
  const held = chosen(choosing, "to");
  if (held !== null) {
    marks.set(held, { cell: held, go: null, dry: false, held: true });
  }
  return [...marks.values()];
}

/** Where dragging a pawn may end, as marks. */
export const dragMarks = (cells: readonly string[]): readonly Mark[] =>
  cells.map((cell) => ({ cell, go: "move", dry: false, held: false }));
