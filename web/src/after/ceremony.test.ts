import { expect, test } from "vitest";
import type { Player, Scored } from "../boards/board";
import { countings, roundsOf, sumAfter } from "./ceremony";

const player = (seat: string): Player => ({ seat, name: seat, colours: ["red"], bot: false, me: false });
const pawns = (...worths: number[]): Scored[] => worths.map((worth) => ({ kind: "pawn", colour: "red", worth }));
const counted = (scores: Record<string, number>, bits: Record<string, Scored[]>) =>
  countings(Object.keys(scores).map(player), { scores, winners: [] }, (seat) => bits[seat] ?? []);

test("values are turned over round by round and add up to the score", () => {
  const [first, second] = counted({ "1": 6, "2": 5 }, { "1": pawns(1, 2, 3), "2": pawns(5) });
  expect(roundsOf([first as never, second as never])).toBe(3);
  expect([0, 1, 2, 3].map((round) => sumAfter(first as never, round))).toEqual([0, 1, 3, 6]);
  expect([1, 2].map((round) => sumAfter(second as never, round))).toEqual([5, 5]);
});

test("where every pawn counts the same, each counts one", () => {
  const [only] = counted({ "1": 3 }, { "1": pawns(1, 4, 6) });
  expect(only?.bits.map((bit) => bit.worth)).toEqual([1, 1, 1]);
});

test("bits that do not make the score are not shown", () => {
  const [only] = counted({ "1": 9 }, { "1": pawns(1, 4) });
  expect(only?.bits).toEqual([]);
});
