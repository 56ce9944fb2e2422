import type { Player } from "../boards/board";
import type { Logged } from "../protocol/messages";
import type { Told } from "../words/fluent";
import { say, speaking, tell } from "../words/speaking.svelte";

/** An event as a line of the log. */
export function lineOf(logged: Logged, players: readonly Player[]): string {
  if (logged.kind === "undo") {
    return say("page-log-undo", { name: nameOf(logged.seat ?? "", players), count: logged.taken ?? 1 });
  }
  return logged.told === undefined ? (logged.move ?? "") : tell(withNames(logged.told, players));
}

/** Arguments of moves that are seats, one or more: "1, 3". */
const SEATS = ["seat", "to_seat", "pawns"];

/** A move that tells of players by their numbers, as a terminal does, with their names where the page has words for it. */
export function withNames(told: Told, players: readonly Player[]): Told {
  const [game, verb] = told.message.split("-move-");
  const message = `page-${game}-move-${verb}`;
  if (!speaking.has(message)) {
    return told;
  }
  const named = Object.entries(told.arguments ?? {})
    .filter(([key]) => SEATS.includes(key))
    .map(([key, seats]) => [key, String(seats).replaceAll(/\d+/g, (seat) => nameOf(seat, players))]);
  return { message, arguments: { ...told.arguments, ...Object.fromEntries(named) } };
}

const nameOf = (seat: string, players: readonly Player[]): string =>
  players.find((player) => player.seat === seat)?.name ?? seat;
