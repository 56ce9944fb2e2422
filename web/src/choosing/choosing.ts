/**
 * From a flat list of legal moves to step-by-step choices, with a way back.
 *
 * It knows no rules: what is offered is what some legal move begins with.
 */

import { type Choice, type LegalMove, type Order, same } from "./moves";

/** Where somebody stands in choosing a move.  It never changes: `take` and `back` give another. */
export interface Choosing {
  /** All legal moves, in the server's order. */
  readonly legal: readonly LegalMove[];
  /** All that is asked about each of them. */
  readonly paths: Paths;
  /** What was chosen so far; `forced` where nothing else was left. */
  readonly taken: readonly Taken[];
  /** The moves that what was chosen leaves. */
  readonly left: readonly LegalMove[];
  /** What can be chosen now, each once, in the order of the moves. */
  readonly offered: readonly Choice[];
  /** The move, once it is told from all others. */
  readonly move: LegalMove | null;
}

export interface Taken extends Choice {
  readonly forced: boolean;
}

type Paths = ReadonlyMap<LegalMove, readonly Choice[]>;

export function startChoosing(legal: readonly LegalMove[], order: Order): Choosing {
  return standing(pathsOf(legal, order), legal, []);
}

/** Choose one of what is offered; the single answer to what is asked next is taken at once. */
export function take(choosing: Choosing, choice: Choice): Choosing {
  if (!isOffered(choosing, choice)) {
    throw new Error(`${choice.ask} ${choice.value} is not offered`);
  }
  let now = step(choosing, { ...choice, forced: false });
  for (let only = theOnly(now); only !== null; only = theOnly(now)) {
    now = step(now, { ...only, forced: true });
  }
  return now;
}

/** Undo the last choice somebody made, and what was forced by it. */
export function back(choosing: Choosing): Choosing {
  const last = choosing.taken.findLastIndex((choice) => !choice.forced);
  return standing(choosing.paths, choosing.legal, choosing.taken.slice(0, Math.max(last, 0)));
}

/**
 * Choose what is offered now or was offered at an earlier step: another piece than the one in hand, say.
 * Null if it cannot be chosen at all.
 */
export function reach(choosing: Choosing, choice: Choice): Choosing | null {
  for (let now = choosing; ; now = back(now)) {
    if (isOffered(now, choice)) {
      return take(now, choice);
    }
    if (now.taken.length === 0) {
      return null;
    }
  }
}

/** Several choices in one go, as dragging a piece makes; null if one of them cannot be chosen. */
export function follow(choosing: Choosing, choices: readonly Choice[]): Choosing | null {
  let now = choosing;
  for (const choice of choices) {
    if (now.taken.some((taken) => taken.forced && same(taken, choice))) {
      continue;
    }
    const next = reach(now, choice);
    if (next === null) {
      return null;
    }
    now = next;
  }
  return now;
}

export function isOffered(choosing: Choosing, choice: Choice): boolean {
  return choosing.offered.some((offer) => same(offer, choice));
}

/** What can be answered now to one question. */
export function answersTo(choosing: Choosing, ask: string): readonly string[] {
  return choosing.offered.filter((offer) => offer.ask === ask).map((offer) => offer.value);
}

/** What was answered to a question, or null. */
export function chosen(choosing: Choosing, ask: string): string | null {
  return choosing.taken.find((choice) => choice.ask === ask)?.value ?? null;
}

/** The moves that a choice would leave, to say what it does. */
export function movesWith(choosing: Choosing, choice: Choice): readonly LegalMove[] {
  const depth = choosing.taken.length;
  return choosing.left.filter((move) => answers(choosing.paths, move, depth, choice));
}

function theOnly(choosing: Choosing): Choice | null {
  const [only, other] = choosing.offered;
  return only === undefined || other !== undefined || only.always ? null : only;
}

function step(choosing: Choosing, choice: Taken): Choosing {
  return standing(choosing.paths, choosing.legal, [...choosing.taken, choice]);
}

function standing(paths: Paths, legal: readonly LegalMove[], taken: readonly Taken[]): Choosing {
  const left = legal.filter((move) => taken.every((choice, depth) => answers(paths, move, depth, choice)));
  const offered = new Map<string, Choice>();
  for (const move of left) {
    const next = paths.get(move)?.[taken.length];
    if (next !== undefined && !offered.has(keyOf(next))) {
      offered.set(keyOf(next), next);
    }
  }
  const move = offered.size === 0 && left.length === 1 ? (left[0] ?? null) : null;
  return { legal, paths, taken, left, offered: [...offered.values()], move };
}

function answers(paths: Paths, move: LegalMove, depth: number, choice: Choice): boolean {
  const there = paths.get(move)?.[depth];
  return there !== undefined && same(there, choice);
}

/** What is asked about each move; the move itself at last where another one has, or begins with, the same answers. */
function pathsOf(legal: readonly LegalMove[], order: Order): Paths {
  const asked = new Map(legal.map((move) => [move, order(move)]));
  const beginnings = new Map<string, number>();
  for (const choices of asked.values()) {
    for (let depth = 1; depth <= choices.length; depth++) {
      const beginning = joined(choices.slice(0, depth));
      beginnings.set(beginning, (beginnings.get(beginning) ?? 0) + 1);
    }
  }
  const alike = (choices: readonly Choice[]) => (beginnings.get(joined(choices)) ?? 0) > 1;
  return new Map([...asked].map(([move, choices]) => [move, alike(choices) ? [...choices, itself(move)] : choices]));
}

const itself = (move: LegalMove): Choice => ({ ask: "move", value: move.move });
const keyOf = (choice: Choice): string => `${choice.ask}\0${choice.value}`;
const joined = (choices: readonly Choice[]): string => choices.map(keyOf).join("\0\0");
