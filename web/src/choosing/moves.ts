/** A legal move as the server sends it: its text, and its parts (`verb`, `piece`, `from`, `to`, …). */
export type LegalMove = { readonly move: string; readonly verb: string } & Readonly<Record<string, string>>;

/** One answer to one question: which `piece`, where `to`, what to `pay`. */
export interface Choice {
  readonly ask: string;
  readonly value: string;
  /** Asked even where this is the only answer: where a piece goes is shown before it goes there. */
  readonly always?: boolean;
}

/** What is asked about a move, in order.  The moves of a game are told apart by their answers, and by nothing else. */
export type Order = (move: LegalMove) => readonly Choice[];

export const same = (one: Choice, other: Choice): boolean => one.ask === other.ask && one.value === other.value;
