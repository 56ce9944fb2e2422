/** A match that was played: what was seen at each of its moments, and the steps between them. */

import type { GameView, MadeMove } from "../boards/board";
import type { PastStep, ReplayPart } from "../protocol/looking";
import type { Seat } from "../protocol/messages";

export interface Past {
  /** One more than there are steps: `views[n]` is what is seen after n of them. */
  readonly views: readonly GameView[];
  readonly steps: readonly PastStep[];
}

/** What the parts tell, which follow each other. */
export function pastOf(parts: readonly ReplayPart[]): Past {
  const first = parts[0];
  const views: GameView[] = first === undefined ? [] : [first.view];
  const steps = parts.flatMap((part) => part.steps);
  for (const step of steps) {
    views.push({ ...(views.at(-1) as GameView), ...step.changes });
  }
  return { views, steps };
}

/** All parts of a match, one after the other. */
export async function wholePast(fetched: (from: number) => Promise<ReplayPart>): Promise<Past> {
  const parts = [await fetched(0)];
  for (;;) {
    const last = parts.at(-1) as ReplayPart;
    const known = last.from + last.steps.length;
    if (known >= last.length || last.steps.length === 0) {
      return pastOf(parts);
    }
    parts.push(await fetched(known));
  }
}

/** A step as boards trace it. */
export const madeIn = (step: PastStep): MadeMove => ({
  seat: step.seat,
  move: step.move ?? "",
  parts: step.parts ?? {},
});

/** A stretch of moments that are one seat's turn. */
export interface Turn {
  readonly seat: Seat;
  readonly from: number;
  /** The first moment that is no longer of it; of the last turn, the end. */
  readonly to: number;
}

/** A moment worth going to. */
export interface Mark {
  readonly at: number;
  readonly kind: "mistake" | "turning";
  readonly label: string;
}

/** The turns of a match; a view says whose turn it is. */
export function turnsOf(past: Past): readonly Turn[] {
  const turns: Turn[] = [];
  let from = 0;
  past.views.forEach((view, moment) => {
    const seat = seatOf(view);
    const next = past.views[moment + 1];
    if (next === undefined || seatOf(next) !== seat) {
      const to = next === undefined ? moment : moment + 1;
      if (to > from) {
        turns.push({ seat, from, to });
      }
      from = moment + 1;
    }
  });
  return turns;
}

const seatOf = (view: GameView): Seat => String((view as GameView & { readonly turn?: number }).turn ?? "");
