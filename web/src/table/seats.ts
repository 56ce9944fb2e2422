/** Who sits at a table, as boards and panels show them; and whose move it is to show at this screen. */

import type { GameBoard, GameView, Player } from "../boards/board";
import type { Now, Seat, Table } from "../protocol/messages";
import { say } from "../words/speaking.svelte";

export function playersOf(table: Table, board: GameBoard, view: GameView): readonly Player[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name ?? nameOf(seat.kind, seat.seat),
    colours: board.colours(view, seat.seat),
    bot: seat.kind === "bot" || seat.warm,
    me: table.mine.seats.includes(seat.seat),
  }));
}

function nameOf(kind: string, seat: Seat): string {
  return kind === "bot" ? say(`page-bot-name-${seat}`) : say("page-seat", { seat });
}

/**
 * Whose turn it is to hold the device, where several share it and each has secrets: somebody of them may act, and
 * the one whose eyes are shown may not.  Null where nobody needs to hand it over.
 */
export function handOver(now: Now, mine: readonly Seat[], eyes: Seat | null, secrets: boolean): Seat | null {
  if (!secrets || mine.length < 2) {
    return null;
  }
  const able = mine.filter((seat) => (now.legal[seat]?.length ?? 0) > 0);
  if (able.length === 0 || (eyes !== null && able.includes(eyes))) {
    return null;
  }
  return able.find((seat) => seat === now.actor) ?? able[0] ?? null;
}

/** The seat whose moves are offered: the one that looks, else the one to move, else any of mine that may. */
export function actingSeat(now: Now, mine: readonly Seat[], eyes: Seat | null): Seat | null {
  const able = mine.filter((seat) => (now.legal[seat]?.length ?? 0) > 0);
  return [eyes, now.actor].find((wish) => wish !== null && able.includes(wish)) ?? able[0] ?? null;
}
