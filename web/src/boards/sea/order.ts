/** In which order the parts of a move are asked, in both games. */

import { type Choice, type LegalMove, type Order, orderOf, type Question } from "../../choosing";
import { isPawn } from "./scene";

/** Boats and creatures have no names but where they are. */
export const pieceOf = (move: LegalMove): string => {
  const { piece = "", from = "" } = move;
  return isPawn(piece) ? piece : `${piece}@${from}`;
};

const piece: Question = ["piece", pieceOf];
const going: readonly Question[] = [piece, "to"];

const ASKED = orderOf({
  place: going,
  boat: ["to"],
  raft: ["to"],
  walk: going,
  board: going,
  swim: going,
  dive: going,
  land: going,
  sail: going,
  sink: [["sink", (move) => move.from ?? ""]],
  aboard: [piece],
  bring: [piece],
  serpent: going,
  shark: going,
  whale: going,
  kaiju: going,
  push: going,
});

/** A tile from the hand first, then what it needs: a piece and where that goes, a piece, or nothing. */
export const order: Order = (move) => {
  if (move.verb !== "play") {
    return ASKED(move);
  }
  const asked: Choice[] = [{ ask: "tile", value: move.tile ?? "", always: true }];
  if (move.from !== undefined) {
    asked.push({ ask: "piece", value: pieceOf(move), always: true });
  }
  if (move.to !== undefined) {
    asked.push({ ask: "to", value: move.to, always: true });
  }
  return asked;
};
