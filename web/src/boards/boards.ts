import { speaking } from "../words/speaking.svelte";
import type { GameBoard } from "./board";
import { board as plain } from "./plain";

/** Each game's folder beside this file is a board, fetched when it is wanted. */
const FOLDERS = import.meta.glob<{ board: GameBoard }>(["./*/index.ts", "!./plain/index.ts"]);

/** A game's board with its words; the plain one for a game that has none. */
export async function boardOf(game: string): Promise<GameBoard> {
  const fetched = FOLDERS[`./${game}/index.ts`];
  const [found] = await Promise.all([fetched?.(), speaking.learn(game, `page-${game}`)]);
  return found?.board ?? plain;
}
