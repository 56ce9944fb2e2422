import type { Choice, LegalMove, Order } from "./moves";

/** A question about a move: the name of a part, or a name and how its answer is read from the parts. */
export type Question = string | readonly [ask: string, of: (move: LegalMove) => string];

/**
 * The order in which each verb's parts are asked.
 *
 * A verb that is not listed, and one without questions, is one button: `{ ask: "do", value: verb }`.
 * Moves whose answers are all the same are told apart by a last question, `{ ask: "move", value: text }`.
 *
 * A question with a single answer is passed over, but for those in `always`.
 */
export function orderOf(
  questions: Readonly<Record<string, readonly Question[]>>,
  always: readonly string[] = ["to"],
): Order {
  return (move) => {
    const asked = questions[move.verb] ?? [];
    if (asked.length === 0) {
      return [{ ask: "do", value: move.verb }];
    }
    return asked.map((question) => {
      const choice = answer(question, move);
      return always.includes(choice.ask) ? { ...choice, always: true } : choice;
    });
  };
}

function answer(question: Question, move: LegalMove): Choice {
  if (typeof question !== "string") {
    return { ask: question[0], value: question[1](move) };
  }
  const value = move[question];
  if (value === undefined) {
    throw new Error(`"${move.move}" has no part "${question}"`);
  }
  return { ask: question, value };
}

/** What can be asked of any game: every move is a button of its own. */
export const everyMove: Order = (move) => [{ ask: "move", value: move.move }];
