import type { GamePieces } from "../pieces";
import Symbols from "../sea/Symbols.svelte";
import { pieceLabel } from "../sea/words";
import Piece from "./IslandPiece.svelte";
import { SEA } from "./view";

export const pieces: GamePieces = { Symbols, Piece, label: (piece) => pieceLabel(SEA.game, piece) };
