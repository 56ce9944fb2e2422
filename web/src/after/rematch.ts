import type { Player } from "../boards/board";
import type { Table } from "../protocol/messages";
import { server } from "../server";
import { sit } from "../table/sitting";

/** The table of the rematch, with the people of this screen on their new seats; started if nobody else is awaited. */
export async function rematch(table: Table, players: readonly Player[]): Promise<Table> {
  const next = await server.rematch(table.id);
  const ours = next.seats.filter((seat) => seat.for_me && !seat.taken);
  if (ours.length === 0) {
    return next;
  }
  const names = ours.map((seat) => nameBefore(table, players, Number(seat.seat)));
  const seated = await sit(
    next.id,
    ours.map((seat) => seat.seat),
    names,
    null,
  );
  const all = seated.seats.every((seat) => seat.taken);
  return all && seated.mine.opener ? await server.start(seated.id) : seated;
}

/** Everybody goes one seat further on: seat 1 becomes the last. */
function nameBefore(table: Table, players: readonly Player[], seat: number): string {
  const before = (seat % table.seats.length) + 1;
  return players.find((player) => player.seat === String(before))?.name ?? String(seat);
}
