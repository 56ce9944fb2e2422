import type { Player } from "../boards/board";
import type { Result } from "../protocol/messages";

export interface Ranked {
  readonly player: Player;
  readonly score: number;
  /** Winners stand first; after them those with the same score share a place. */
  readonly place: number;
  readonly won: boolean;
}

/** Players in the order of the result. */
export function ranked(result: Result, players: readonly Player[]): readonly Ranked[] {
  const rows = players.map((player) => ({
    player,
    score: result.scores[player.seat] ?? 0,
    won: result.winners.includes(Number(player.seat)),
  }));
  const ahead = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
    Number(other.won) - Number(one.won) || other.score - one.score;
  return rows
    .toSorted(ahead)
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => ahead(other, row) < 0).length }));
}

/** Those who share the best score, if there are several. */
export function tiedAtTop(rows: readonly Ranked[]): readonly Ranked[] {
  const best = Math.max(...rows.map((row) => row.score));
  const tied = rows.filter((row) => row.score === best);
  return tied.length > 1 ? tied : [];
}
