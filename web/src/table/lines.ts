import type { Player } from "../boards/board";
import type { Logged } from "../protocol/messages";
import { say, tell } from "../words/speaking.svelte";

/** An event as a line of the log. */
export function lineOf(logged: Logged, players: readonly Player[]): string {
  if (logged.kind === "undo") {
    const name = players.find((player) => player.seat === logged.seat)?.name ?? "";
    return say("page-log-undo", { name, count: logged.taken ?? 1 });
  }
  return logged.told === undefined ? (logged.move ?? "") : tell(logged.told);
}
