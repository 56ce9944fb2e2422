/** Scores told bit by bit. */

import type { Player, Scored } from "../boards/board";
import type { Result } from "../protocol/messages";

/** What a player's score is made of, and what it has come to after so many bits. */
export interface Counting {
  readonly player: Player;
  readonly bits: readonly Scored[];
  readonly score: number;
}

export function countings(
  players: readonly Player[],
  result: Result,
  scoredBy: (seat: string) => readonly Scored[],
): readonly Counting[] {
  return players.map((player) => {
    const score = result.scores[player.seat] ?? 0;
    return { player, score, bits: fitting(scoredBy(player.seat), score) };
  });
}

/** The server counts; bits that do not add up to its score each count one, or are not shown at all. */
function fitting(bits: readonly Scored[], score: number): readonly Scored[] {
  if (bits.reduce((sum, bit) => sum + bit.worth, 0) === score) {
    return bits;
  }
  return bits.length === score ? bits.map((bit) => ({ ...bit, worth: 1 })) : [];
}

/** How many are to be turned over: everybody's first one, everybody's second one, and so on. */
export const roundsOf = (counted: readonly Counting[]): number =>
  Math.max(0, ...counted.map((counting) => counting.bits.length));

/** The sum after so many rounds; a score without bits stays hidden until the end. */
export function sumAfter(counting: Counting, round: number): number {
  return counting.bits.slice(0, round).reduce((sum, bit) => sum + bit.worth, 0);
}
