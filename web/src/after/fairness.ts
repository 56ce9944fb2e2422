/** The dice checked by the page itself, as `docs/protocol.md` says under *Fair dice* and the contract under C-5.2. */

import { hex } from "../hex";
import type { Draws } from "../protocol/looking";
import type { Table } from "../protocol/messages";

const BITS = 256n;

/** Whether this browser lets a page hash: over https, and on one's own machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether the secret shown now is the one that was bound at the beginning. */
export async function isBound(dice: Table["dice"]): Promise<boolean> {
  return (
    dice.secret !== null &&
    hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(dice.secret)))) === dice.commitment
  );
}

/** Whether the seed is made of the secret and everybody's numbers. */
export async function isMixed(table: Pick<Table, "id" | "dice">): Promise<boolean> {
  const { secret, seed, contributions } = table.dice;
  if (secret === null) {
    return false;
  }
  const numbers = contributions.map(({ seat, number }) => [seat, number]).sort(([one], [two]) => order(one, two));
  const said = JSON.stringify(["archipel dice 1", table.id, numbers]);
  return hex(await hmac(bytesOf(secret), said)) === seed;
}

/** Whether the number that this browser gave is the one that is said of a seat of its own. */
export function hasOurs({ dice, mine }: Pick<Table, "dice" | "mine">, number: string): boolean {
  return dice.contributions.some((one) => mine.seats.includes(one.seat) && one.number === number);
}

/** The draws that do not follow from the seed and the moves before them, by their index. */
export async function strayDraws(seed: string, { moves, draws }: Draws): Promise<readonly number[]> {
  const stray: number[] = [];
  for (const { index, odds } of draws) {
    if ((await drawn(seed, moves.slice(0, index), odds)) !== moves[index]) {
      stray.push(index);
    }
  }
  return stray;
}

/** The outcome that the seed draws after these moves. */
export async function drawn(
  seed: string,
  moves: readonly string[],
  odds: readonly (readonly [string, number])[],
): Promise<string | undefined> {
  const total = BigInt(odds.reduce((sum, [, weight]) => sum + weight, 0));
  const limit = 2n ** BITS - (2n ** BITS % total);
  const key = new TextEncoder().encode(seed);
  const words = [...moves];
  let number = await numberOf(key, words);
  while (number >= limit) {
    words.push("");
    number = await numberOf(key, words);
  }
  let left = number % total;
  for (const [outcome, weight] of odds) {
    if (left < BigInt(weight)) {
      return outcome;
    }
    left -= BigInt(weight);
  }
  return undefined;
}

const numberOf = async (key: Uint8Array<ArrayBuffer>, words: readonly string[]): Promise<bigint> =>
  BigInt(`0x${hex(await hmac(key, JSON.stringify(words)))}`);

async function hmac(key: Uint8Array<ArrayBuffer>, said: string): Promise<Uint8Array> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, new TextEncoder().encode(said)));
}

const order = (one: string | undefined, other: string | undefined): number =>
  one === other ? 0 : (one ?? "") < (other ?? "") ? -1 : 1;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
