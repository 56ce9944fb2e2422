/** How tables are opened from the start page. */

import type { Catalogue, GameFacts, OpenTable, Table, WantedSeat } from "../protocol/messages";
import { server } from "../server";
import { sit } from "../table/sitting";

/** How many play if nobody says otherwise. */
const USUAL_SEATS = 3;

export const usualSeats = (game: GameFacts): number =>
  game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats[0] ?? 1);

/** Open a table and sit down on one's own seats; `names` are those of the people at this screen, in order. */
export async function openAndSit(wanted: OpenTable, names: readonly string[]): Promise<Table> {
  const table = await server.open(wanted);
  return await sitDown(table, names);
}

/** Take the seats that are for the people at this screen. */
export async function sitDown(table: Table, names: readonly string[]): Promise<Table> {
  const ours = table.seats.filter((seat) => seat.kind === "me" || seat.kind === "here").map((seat) => seat.seat);
  return ours.length === 0 ? table : await sit(table.id, ours, names.slice(0, ours.length), null);
}

/** Against bots, at once. */
export async function playNow(game: GameFacts, level: string, name: string): Promise<Table> {
  const bots = Array.from({ length: usualSeats(game) - 1 }, (): WantedSeat => ({ kind: "bot", level }));
  const seats: WantedSeat[] = [{ kind: "me" }, ...bots];
  const table = await openAndSit({ game: game.name, options: {}, time: null, open: false, seats }, [name]);
  return await server.start(table.id);
}

/** The level asked for last, if this server has it. */
export function levelOf(catalogue: Catalogue, wish: string): string {
  return catalogue.bots.includes(wish) ? wish : (catalogue.bots[0] ?? wish);
}
