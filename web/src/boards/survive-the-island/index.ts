/** Survive the Island's board. */

import type { Choosing } from "../../choosing";
import type { Told } from "../../words/fluent";
import type { GameBoard } from "../board";
import { order } from "../sea/order";
import { savedBy } from "../sea/saved";
import { COLOURS, type Letter } from "../sea/scene";
import { SHAPE } from "../sea/sea";
import { askedNext, countsOf, endsEarly, labelOf } from "../sea/words";
import Board from "./SurviveBoard.svelte";
import Hand from "./SurviveHand.svelte";
import { SEA, type SurviveView } from "./view";

function question(choosing: Choosing, view: SurviveView): Told | null {
  const next = askedNext(choosing, SEA.game);
  if (next !== null || choosing.legal.length === 0) {
    return next;
  }
  const { moves_left, sinks_left, die, phase } = view;
  const innermost = view.stack.at(-1);
  return {
    message: `page-survive-the-island-ask-${phase}`,
    arguments: {
      ...{ moves_left, sinks_left, die, cell: innermost?.at ?? "" },
      ...{ piece: innermost?.piece ?? "", creature: innermost?.creature ?? "" },
    },
  };
}

export const board: GameBoard<SurviveView> = {
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
    { label: { message: "page-survive-the-island-stretch-act" }, phases: ["act"] },
    { label: { message: "page-survive-the-island-stretch-sink" }, phases: ["sink", "reveal", "bring"] },
    { label: { message: "page-survive-the-island-stretch-creature" }, phases: ["roll", "creature", "repel", "push"] },
  ],
};
