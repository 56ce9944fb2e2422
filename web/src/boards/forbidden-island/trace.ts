/** What the last moves did on the board, so that everybody can follow. */

import type { MadeMove } from "../board";
import { middleOf } from "./cells";
import type { View } from "./view";

export interface Trace {
  /** Ways of pawns, as paths. */
  readonly ways: readonly string[];
  /** Cells whose tile was shored up, flooded or sunk. */
  readonly touched: readonly string[];
}

const GOES = ["move", "fly", "guide", "swim", "lift"];
const TOUCHES = ["shore", "sandbag", "flood"];

export function traceOf(made: readonly MadeMove[], view: View): Trace {
  const ways: string[] = [];
  const touched = new Set<string>();
  for (const { parts } of made) {
    const { verb = "", from, to } = parts;
    if (GOES.includes(verb) && from !== undefined && to !== undefined) {
      ways.push(wayFrom(from, to));
    }
    if (TOUCHES.includes(verb)) {
      const cells = [to ?? cellOf(view, parts.tile), parts.second];
      for (const cell of cells.filter((cell) => cell !== undefined && cell !== "none")) {
        touched.add(cell as string);
      }
    }
  }
  return { ways, touched: [...touched] };
}

const cellOf = (view: View, tile: string | undefined): string | undefined =>
  Object.keys(view.tiles).find((cell) => view.tiles[cell] === tile);

/** A bow from tile to tile that begins and ends a little inside. */
export function wayFrom(from: string, to: string): string {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [across, down] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(across, down) || 1;
  const inside = 34 / far;
  const x = (share: number) => a.x + across * share;
  const y = (share: number) => a.y + down * share + 20;
  const bow = { x: x(0.5) + (down / far) * 22, y: y(0.5) - (across / far) * 22 };
  return `M${round(x(inside))} ${round(y(inside))}Q${round(bow.x)} ${round(bow.y)} ${round(x(1 - inside))} ${round(y(1 - inside))}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
