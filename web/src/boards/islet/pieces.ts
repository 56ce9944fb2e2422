import type { GamePieces } from "../pieces";
import Piece from "./IsletPiece.svelte";
import Symbols from "./Symbols.svelte";
import { wishOf } from "./view";

export const pieces: GamePieces = {
  Symbols,
  Piece,
  label: (piece) => {
    const [kind, name = ""] = piece.split(":");
    switch (kind) {
      case "tile":
        return { message: `islet-kind-${name}` };
      case "card":
        return { message: `islet-resource-${name}` };
      case "day":
      case "night":
        return { message: `islet-wish-${wishOf(Number(name), kind)}` };
      default:
        return null;
    }
  },
};
