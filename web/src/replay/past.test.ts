import { expect, test } from "vitest";
import type { GameView } from "../boards/board";
import type { PastStep, ReplayPart } from "../protocol/looking";
import { madeIn, pastOf, turnsOf, wholePast } from "./past";

type Turned = GameView & { turn: number; boats: readonly string[] };
const START: Turned = { game: "the-island", phase: "move", actor: "1", options: {}, turn: 1, boats: [] };
const step = (index: number, changes: Record<string, unknown>): PastStep => ({
  ...{ index, version: index + 1, kind: "move", seat: "1", at: 0, move: `m${index}`, changes },
});
const part = (from: number, view: GameView, ...steps: PastStep[]): ReplayPart => ({ length: 5, from, view, steps });

const STEPS = [{ boats: ["c5"] }, { turn: 2 }, {}, { turn: 1, boats: [] }, { actor: null }].map((changes, index) =>
  step(index, changes),
);

test("each moment is the one before with what changed", () => {
  const past = pastOf([part(0, START, ...STEPS)]) as { views: readonly Turned[]; steps: readonly PastStep[] };
  expect(past.views.map((view) => [view.turn, view.boats.length])).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 1],
    [1, 0],
    [1, 0],
  ]);
  expect(madeIn(STEPS[2] as PastStep)).toEqual({ seat: "1", move: "m2", parts: {} });
});

test("parts are asked for until all is there, and no further", async () => {
  const asked: number[] = [];
  const past = await wholePast(async (from) => {
    asked.push(from);
    return part(from, START, ...STEPS.slice(from, from + 2));
  });
  expect(asked).toEqual([0, 2, 4]);
  expect(past.steps.map((one) => one.index)).toEqual([0, 1, 2, 3, 4]);
});

test("turns are stretches in which the same seat has the turn", () => {
  expect(turnsOf(pastOf([part(0, START, ...STEPS)]))).toEqual([
    { seat: "1", from: 0, to: 2 },
    { seat: "2", from: 2, to: 4 },
    { seat: "1", from: 4, to: 5 },
  ]);
  expect(turnsOf(pastOf([part(0, START)]))).toEqual([]);
});
