/** What somebody missed, and how far each table was seen. */

import { KeptByTable } from "../keeping";
import type { Logged, Seat } from "../protocol/messages";

/** So many moves of others are worth a summary; fewer, the board itself tells. */
const WORTH = 3;

/** The events after a version, if others made enough moves among them. */
export function missedSince(log: readonly Logged[], version: number, mine: readonly Seat[]): readonly Logged[] {
  const since = log.filter((logged) => logged.version > version);
  const others = since.filter((logged) => logged.seat !== null && !mine.includes(logged.seat));
  return others.length >= WORTH ? since : [];
}

/** The version of a table that was seen last in this browser. */
const SEEN = new KeptByTable("archipel-seen", (version) => typeof version === "number");

/** How far a table was seen; null if it never was. */
export const seenBefore = (table: string): number | null => SEEN.of(table);
export const keepSeen = (table: string, version: number): void => SEEN.keep(table, version);
