/** What the last moves did on the islet, so that everybody can follow. */

import type { MadeMove } from "../board";
import type { Point } from "../zoom/window";
import { middleOf, pathOf } from "./projection";
import type { Stack } from "./scene";

export interface Trace {
  /** Ways of birds, as paths. */
  readonly ways: readonly string[];
  /** Outlines of cells where a tile or an egg was laid. */
  readonly touched: readonly string[];
}

export function traceOf(made: readonly MadeMove[], stacks: readonly Stack[]): Trace {
  const seen = new Map(stacks.map((stack) => [stack.cell, stack.seen]));
  const ways: string[] = [];
  const touched = new Set<string>();
  for (const { parts } of made) {
    const [from, to] = [seen.get(parts.from ?? ""), seen.get(parts.to ?? "")];
    if (parts.verb === "go" && from !== undefined && to !== undefined) {
      ways.push(bow(middleOf(from), middleOf(to)));
    }
    if ((parts.verb === "put" || parts.verb === "lay") && to !== undefined) {
      touched.add(pathOf(to));
    }
  }
  return { ways, touched: [...touched] };
}

/** A bow from place to place. */
export function bow(from: Point, to: Point): string {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(across, down) || 1;
  const bend = Math.min(30, far / 4);
  const x = (from.x + to.x) / 2 + (down / far) * bend;
  const y = (from.y + to.y) / 2 - (Math.abs(across) / far) * bend;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
