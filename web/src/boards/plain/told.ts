import type { LegalMove } from "../../choosing";
import type { Told } from "../../words/fluent";
import { speaking } from "../../words/speaking.svelte";

/** A legal move as the log will tell it: the most of its words that have a message. */
export function toldMove(game: string, move: LegalMove): Told {
  const text = move.move.split(" ");
  for (let length = text.length; length > 0; length--) {
    const message = `${game}-move-${text.slice(0, length).join("-")}`;
    if (speaking.has(message)) {
      return { message, arguments: { ...move, ...bare(move) } };
    }
  }
  return { message: "page-move", arguments: { move: move.move } };
}

/** Cells without the star of who is aboard. */
function bare(move: LegalMove): Record<string, string> {
  const pairs = [
    ["cell", move.to],
    ["origin", move.from],
  ].filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(pairs.map(([name, value]) => [name, value.replace(/\*$/, "")]));
}
