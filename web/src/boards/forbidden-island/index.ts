/** L'Île Interdite: the square island that floods and sinks. */

import type { Colour, GameBoard } from "../board";
import Board from "./Board.svelte";
import { tableBox } from "./cells";
import { confirms, inPanel, label, order, question } from "./choices";
import Farewell from "./Farewell.svelte";
import Hand from "./Hand.svelte";
import { tableOf } from "./tables";
import type { View } from "./view";

const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

export const board: GameBoard<View> = {
  Board,
  Hand,
  Farewell,
  shape: (view) => {
    const { width, height } = tableBox(tableOf(view.options.layout), false);
    return width / height;
  },
  order,
  question,
  label,
  inPanel,
  confirms,
  colours: (_view, seat) => [COLOURS[Number(seat) - 1] ?? "red"],
  counts: (view, seat) => [
    { label: { message: "page-forbidden-island-count-cards" }, value: view.hands[seat]?.length ?? 0 },
  ],
  stretches: [
    { label: { message: "page-forbidden-island-stretch-act" }, phases: ["act"] },
    {
      label: { message: "page-forbidden-island-stretch-treasure" },
      phases: ["before-treasure", "treasure", "discard"],
    },
    { label: { message: "page-forbidden-island-stretch-flood" }, phases: ["before-flood", "flood", "swim"] },
  ],
};
