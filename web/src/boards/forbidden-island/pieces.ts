import type { GamePieces } from "../pieces";
import Piece from "./IslandPiece.svelte";
import Symbols from "./Symbols.svelte";

export const pieces: GamePieces = {
  Symbols,
  Piece,
  label: (piece) => {
    const [kind, name] = piece.split(":");
    return kind === "role" || kind === "treasure" ? { message: `forbidden-island-${kind}-${name}` } : null;
  },
};
