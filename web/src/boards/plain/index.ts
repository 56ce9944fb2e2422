/** A board for any game: the view as a list, every move a button in the panel. */

import { everyMove } from "../../choosing";
import type { Colour, GameBoard } from "../board";
import PlainBoard from "./PlainBoard.svelte";
import { toldMove } from "./told";

const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow", "purple"];

export const board: GameBoard = {
  Board: PlainBoard,
  order: everyMove,
  question: () => null,
  label: (choice, choosing, view) => {
    const move = choosing.legal.find((legal) => legal.move === choice.value);
    return move === undefined ? { message: "page-move", arguments: { move: choice.value } } : toldMove(view.game, move);
  },
  inPanel: ["move"],
  colours: (_view, seat) => [COLOURS[Number(seat) - 1] ?? "red"],
  counts: () => [],
  stretches: [],
};
