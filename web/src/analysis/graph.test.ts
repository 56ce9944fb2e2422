import { expect, test } from "vitest";
import type { JudgedMove } from "../protocol/looking";
import { across, chancesOf, down, lineOf, momentAt, percent, spread, turningPoints } from "./graph";

const FRAME = { left: 30, top: 10, width: 200, height: 100 };
const judged = (index: number, first: number): JudgedMove => ({
  ...{ index, seat: "1", move: "x", shares: { "1": first, "2": 1 - first }, share_before: null, share_after: null },
  ...{ best: null, mistake: false, luck: null },
});

test("a chance of one is at the top, the last moment at the right", () => {
  expect([down(FRAME, 1), down(FRAME, 0), down(FRAME, 0.5)]).toEqual([10, 110, 60]);
  expect([across(FRAME, 0, 40), across(FRAME, 40, 40)]).toEqual([30, 230]);
  expect(across(FRAME, 0, 0)).toBe(30);
});

test("where one clicks is a moment of the match, however far outside", () => {
  expect([momentAt(FRAME, 130, 40), momentAt(FRAME, -50, 40), momentAt(FRAME, 999, 40)]).toEqual([20, 0, 40]);
});

test("a line goes through what is judged so far", () => {
  const chances = chancesOf([judged(0, 0.5), judged(1, 1)]);
  expect(lineOf(chances, "1", FRAME, 2)).toBe("M130.0 60.0L230.0 10.0");
  expect(lineOf(chances, "2", FRAME, 2)).toBe("M130.0 60.0L230.0 110.0");
  expect(lineOf([], "1", FRAME, 2)).toBe("");
});

test("labels make room for each other and stay inside", () => {
  expect(spread([50, 52, 10], 14, 0, 100)).toEqual([50, 64, 10]);
  expect(spread([98, 99, 100], 14, 0, 100)).toEqual([72, 86, 100]);
});

test("turning points are the greatest swings, in the order they came, and no small ones", () => {
  const shares = [0.5, 0.52, 0.2, 0.22, 0.62, 0.6];
  expect(turningPoints(chancesOf(shares.map((share, index) => judged(index, share))))).toEqual([
    { at: 3, seat: "1", swing: expect.closeTo(-0.32) },
    { at: 5, seat: "1", swing: expect.closeTo(0.4) },
  ]);
  const wild = Array.from({ length: 20 }, (_, index) => judged(index, index % 2));
  expect(turningPoints(chancesOf(wild))).toHaveLength(5);
});

test("percents are whole", () => {
  expect([percent(0.314), percent(1)]).toEqual([31, 100]);
});
