/** What somebody tried who pointed at a cell that is not offered, as the text of a move: the server says why not. */

import { type Choosing, chosen } from "../../choosing";
import { isCorner } from "./cells";
import { isPawn, type Scene } from "./scene";

const PLACING: Readonly<Record<string, string>> = { "place-boats": "boat", "place-rafts": "raft", sink: "sink" };

export function attempted(choosing: Choosing, phase: string, scene: Scene, cell: string): string | null {
  if (choosing.legal.length === 0) {
    return null;
  }
  const piece = chosen(choosing, "piece");
  if (piece === null) {
    const verb = PLACING[phase];
    return verb === undefined || isCorner(cell) ? null : `${verb} ${cell}`;
  }
  const [name = "", from = ""] = piece.split("@");
  const tile = chosen(choosing, "tile");
  if (tile !== null) {
    const what = tile === "dive" ? `${name} ${from}` : isPawn(piece) ? piece : from;
    return `play ${tile} ${what} ${cell}`;
  }
  if (phase === "push") {
    return `push ${name} ${cell}`;
  }
  return isPawn(piece) ? `${verbTo(cell, phase, scene)} ${piece} ${cell}` : `${craftVerb(name)} ${from} ${cell}`;
}

const craftVerb = (name: string): string => (name === "boat" || name === "raft" ? "sail" : name);

function verbTo(cell: string, phase: string, scene: Scene): string {
  if (phase.startsWith("place-")) {
    return "place";
  }
  if (isCorner(cell)) {
    return "land";
  }
  if (scene.terrain[cell] !== undefined) {
    return "walk";
  }
  return scene.crafts.includes(cell) ? "board" : "swim";
}
