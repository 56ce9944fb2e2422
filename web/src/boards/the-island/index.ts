/** The Island's board. */

import type { Choosing } from "../../choosing";
import type { Told } from "../../words/fluent";
import type { GameBoard } from "../board";
import { order } from "../sea/order";
import { savedBy } from "../sea/saved";
import { COLOURS, type Letter } from "../sea/scene";
import { SHAPE } from "../sea/sea";
import { askedNext, countsOf, endsEarly, labelOf } from "../sea/words";
import Board from "./IslandBoard.svelte";
import Hand from "./IslandHand.svelte";
import { type IslandView, SEA } from "./view";

function question(choosing: Choosing, view: IslandView): Told | null {
  const next = askedNext(choosing, SEA.game);
  if (next !== null || choosing.legal.length === 0) {
    return next;
  }
  const { moves_left, die, attack, phase } = view;
  return {
    message: `page-the-island-ask-${phase}`,
    arguments: { moves_left, die, from: attack?.from ?? "", to: attack?.to ?? "" },
  };
}

export const board: GameBoard<IslandView> = {
  Board,
  Hand,
  shape: () => SHAPE,
  order,
  question,
  label: (choice, choosing, view) => labelOf(choice, choosing, SEA.game, SEA.sceneOf(view)),
  inPanel: ["do", "move"],
  confirms: (move, view) => endsEarly(SEA.game, move, view),
  colours: (view, seat) => SEA.letters(view, seat).map((letter) => COLOURS[letter as Letter]),
  counts: (view, seat) => countsOf(SEA, view, seat),
  scored: (view, seat) => savedBy(SEA, view, seat),
  stretches: [
    { label: { message: "page-the-island-stretch-tile" }, phases: ["tile"] },
    { label: { message: "page-the-island-stretch-move" }, phases: ["move"] },
    { label: { message: "page-the-island-stretch-sink" }, phases: ["sink", "reveal", "aboard"] },
    { label: { message: "page-the-island-stretch-creature" }, phases: ["roll", "creature", "defend"] },
  ],
};
