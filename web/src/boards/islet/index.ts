/** Islet: triangle tiles stacked in heights, birds and eggs. */

import type { Colour, GameBoard } from "../board";
import Board from "./Board.svelte";
import { confirms, inPanel, label, order, question } from "./choices";
import Hand from "./Hand.svelte";
import Payment from "./Payment.svelte";
import { tie } from "./tie";
import { laidBy, scoredBy, type View } from "./view";

const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

export const board: GameBoard<View> = {
  Board,
  Hand,
  // alone, day lies above night
  shape: (view) => (view.shown === undefined ? null : 0.86),
  order,
  question,
  label,
  Sign: Payment,
  inPanel,
  confirms,
  colours: (_view, seat) => [COLOURS[Number(seat) - 1] ?? "red"],
  counts: (view, seat) => [
    { label: { message: "page-islet-count-laid" }, value: laidBy(view, seat), tone: "good" },
    { label: { message: "page-islet-count-free" }, value: view.free_eggs[seat] ?? 0, tone: "soft" },
  ],
  scored: (view, seat) => scoredBy(view, seat).map((one) => ({ ...one, colour: COLOURS[Number(seat) - 1] ?? "red" })),
  tie,
  stretches: [
    { label: { message: "page-islet-stretch-turn" }, phases: ["perch", "turn"] },
    { label: { message: "page-islet-stretch-explore" }, phases: ["explore", "draw", "drop"] },
    { label: { message: "page-islet-stretch-move" }, phases: ["trim", "move", "reveal"] },
  ],
};
