import { expect, test } from "vitest";
import type { Now } from "../protocol/messages";
import { actingSeat, handOver } from "./seats";

const MOVES = [{ move: "end", verb: "end" }];
const now = (actor: string | null, ...able: string[]): Now => ({
  actor,
  legal: Object.fromEntries(able.map((seat) => [seat, MOVES])),
  may_act: able,
  told: { message: "x" },
  undo: null,
  clock: null,
  waits: [],
  warm: { asked: [] },
  result: null,
});

test("the device is handed over when another at this screen is to move, and has secrets", () => {
  expect(handOver(now("2", "2"), ["1", "2"], "1", true)).toBe("2");
  expect(handOver(now("2", "2"), ["1", "2"], "2", true)).toBeNull();
  expect(handOver(now("2", "2"), ["1", "2"], null, true)).toBe("2");
});

test("not for a bot, nor alone, nor in a game without secrets", () => {
  expect(handOver(now("3"), ["1", "2"], "1", true)).toBeNull();
  expect(handOver(now("1", "1"), ["1"], null, true)).toBeNull();
  expect(handOver(now("2", "2"), ["1", "2"], "1", false)).toBeNull();
});

test("moves are offered to who looks, else to who is to move, else to whoever may", () => {
  expect(actingSeat(now("1", "1", "2"), ["1", "2"], "2")).toBe("2");
  expect(actingSeat(now("1", "1", "2"), ["1", "2"], null)).toBe("1");
  expect(actingSeat(now("3", "2"), ["1", "2"], null)).toBe("2");
  expect(actingSeat(now("3"), ["1", "2"], null)).toBeNull();
});
