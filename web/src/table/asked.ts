import type { GameBoard, GameView } from "../boards/board";
import type { Choosing } from "../choosing";
import type { Told } from "../words/fluent";
import { tell } from "../words/speaking.svelte";

/** What is asked of who is to move: what his board asks, else what the server tells of the phase. */
export function askedOf(board: GameBoard, choosing: Choosing, view: GameView, told: Told, name: string): string {
  return tell(board.question(choosing, view) ?? { ...told, arguments: { ...told.arguments, actor: name } });
}
