/** Sitting down, with this browser's part in the dice, which is kept so that it can be asked for at the end. */

import { hex } from "../hex";
import { KeptByTable } from "../keeping";
import type { Seat, Table } from "../protocol/messages";
import { server } from "../server";

/** Of a number: 256 bits. */
const BYTES = 32;
const NUMBERS = new KeptByTable("archipel-dice", (number) => typeof number === "string");

/** The number that this browser gave last at a table; null if it gave none. */
export const numberGiven = (table: string): string | null => NUMBERS.of(table);

export async function sit(
  table: string,
  seats: readonly Seat[],
  names: readonly string[],
  code: string | null,
): Promise<Table> {
  const number = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const seated = await server.sit(table, seats, names, number, code);
  NUMBERS.keep(table, number);
  return seated;
}
