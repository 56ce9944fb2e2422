/** Moments of play that explain a section of the rules; `web/rulebook/make.py` makes them. */

import type { GameBoard, GameView, Player } from "../boards/board";
import { boardOf } from "../boards/boards";
import { type Choosing, follow, type LegalMove, startChoosing } from "../choosing";
import { say } from "../words/speaking.svelte";

export interface Picture {
  readonly view: GameView;
  /** Who is to move, where moves are shown. */
  readonly seat: string | null;
  readonly legal: readonly LegalMove[];
  /** What is already chosen, `piece:r3`. */
  readonly choose: readonly string[];
  /** What of the board is shown: left, top and width, as shares of it. */
  readonly part: readonly [left: number, top: number, width: number];
}

const FILES = import.meta.glob<Readonly<Record<string, Picture>>>("./pictures/*.json", { import: "default" });

/** A game's board, and the pictures that it draws. */
export interface Illustrations {
  readonly board: GameBoard;
  /** By the section they explain. */
  readonly pictures: Readonly<Record<string, Picture>>;
}

export async function illustrationsOf(game: string): Promise<Illustrations> {
  const [board, pictures] = await Promise.all([boardOf(game), FILES[`./pictures/${game}.json`]?.()]);
  return { board, pictures: pictures ?? {} };
}

export const captionOf = (game: string, section: string): string => say(`rules-${game}-${section}-picture`);

/** What a picture shows as possible. */
export function choosingIn(picture: Picture, board: GameBoard): Choosing {
  const begun = startChoosing(picture.legal, board.order);
  const choices = picture.choose.map((text) => {
    const [ask = "", value = ""] = text.split(/:(.*)/);
    return { ask, value };
  });
  return follow(begun, choices) ?? begun;
}

/** Players without names: who they are does not matter here. */
export function playersIn({ view, seat }: Picture, board: GameBoard): readonly Player[] {
  return Array.from({ length: Number(view.options.seats) }, (_, index) => String(index + 1)).map((one, index) => ({
    seat: one,
    name: say("page-player", { number: index + 1 }),
    colours: board.colours(view, one),
    bot: false,
    me: one === seat,
  }));
}
