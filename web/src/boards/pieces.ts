/** Single pieces of a game, drawn as its board draws them: for whoever explains the game. */

import type { Component } from "svelte";
import type { Told } from "../words/fluent";
import { speaking } from "../words/speaking.svelte";

/** What `web/src/boards/GAME/pieces.ts` exports as `pieces`.  A piece is named `kind:name`, as `card:crystal`. */
export interface GamePieces {
  /** What all drawings are made of; once on a page is enough. */
  readonly Symbols: Component;
  readonly Piece: Component<{ piece: string }>;
  /** What is written below a piece; null where the drawing says it. */
  readonly label: (piece: string) => Told | null;
}

const FILES = import.meta.glob<{ pieces: GamePieces }>("./*/pieces.ts");

/** A game's pieces with their words; null for a game that draws none. */
export async function piecesOf(game: string): Promise<GamePieces | null> {
  const [found] = await Promise.all([FILES[`./${game}/pieces.ts`]?.(), speaking.learn(game, `page-${game}`)]);
  return found?.pieces ?? null;
}
