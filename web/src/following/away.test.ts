import { beforeEach, expect, test } from "vitest";
import type { Logged } from "../protocol/messages";
import type { Moment } from "../table/known";
import { Away } from "./away.svelte";
import { keepSeen, missedSince, seenBefore } from "./missed";

const kept = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
} as Storage;

beforeEach(() => kept.clear());

/** Seats by version: null for a draw. */
const log = (...seats: (string | null)[]): Logged[] =>
  seats.map((seat, index) => ({ version: index + 1, kind: "move", seat, at: 0, move: "x" }));
const moment = (...seats: (string | null)[]): Moment =>
  ({ version: seats.length, log: log(...seats), views: {}, before: null, made: [] }) as unknown as Moment;
const versions = (missed: readonly Logged[]): number[] => missed.map(({ version }) => version);

test("what others did after a version, draws included, if it is worth telling", () => {
  const all = log("1", "2", null, "3", "2", null);
  expect(versions(missedSince(all, 1, ["1"]))).toEqual([2, 3, 4, 5, 6]);
  expect(missedSince(all, 3, ["1"])).toEqual([]);
  expect(missedSince(all, 1, ["1", "2"])).toEqual([]);
  expect(missedSince(all, 6, [])).toEqual([]);
});

test("what happens while the page is hidden is told on coming back, and only then", () => {
  const away = new Away("t");
  away.look(moment("1"), 1, ["1"]);
  away.look(moment("1", "2", "2", "2", "2"), 1, ["1"]);
  expect(away.missed).toEqual([]);
  away.leave();
  away.look(moment("1", "2", "2", "2", "2", "3", "3", "3"), 1, ["1"]);
  expect([versions(away.missed), away.since]).toEqual([[6, 7, 8], 5]);
  away.dismiss();
  expect(away.missed).toEqual([]);
});

test("so is what happened while the connection was lost, or the page closed", () => {
  const away = new Away("t");
  away.look(moment("1"), 1, ["1"]);
  away.look(moment("1", "2", "3", "2"), 2, ["1"]);
  expect(versions(away.missed)).toEqual([2, 3, 4]);
  const later = new Away("t");
  later.look(moment("1", "2", "3", "2", "3", "2", "3"), 1, ["1"]);
  expect([versions(later.missed), later.since]).toEqual([[5, 6, 7], 4]);
  const first = new Away("another");
  first.look(moment("1", "2", "3", "2"), 1, ["1"]);
  expect(first.missed).toEqual([]);
});

test("only so many tables are remembered", () => {
  for (let table = 0; table < 60; table++) {
    keepSeen(`t${table}`, table);
  }
  expect([seenBefore("t5"), seenBefore("t59")]).toEqual([null, 59]);
  kept.set("archipel-seen", '{"broken":');
  expect(seenBefore("t59")).toBeNull();
});
