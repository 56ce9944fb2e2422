/** What somebody missed, and how far each table was seen. */

import type { Logged, Seat } from "../protocol/messages";

/** So many moves of others are worth a summary; fewer, the board itself tells. */
const WORTH = 3;
const KEY = "archipel-seen";
const MOST_TABLES = 50;

/** The events after a version, if others made enough moves among them. */
export function missedSince(log: readonly Logged[], version: number, mine: readonly Seat[]): readonly Logged[] {
  const since = log.filter((logged) => logged.version > version);
  const others = since.filter((logged) => logged.seat !== null && !mine.includes(logged.seat));
  return others.length >= WORTH ? since : [];
}

/** The version of a table that was seen last in this browser; null if it never was. */
export function seenBefore(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

/** Keep how far a table was seen; those not looked at for longest are forgotten. */
export function keepSeen(table: string, version: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, version]].slice(-MOST_TABLES)));
  } catch {
    // a browser that keeps nothing has nothing to tell of
  }
}

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

const isSeen = (one: unknown): one is [string, number] =>
  Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number";
