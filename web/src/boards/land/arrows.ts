/** The arrow keys over cells that lie anywhere: to the nearest one that is rather in that direction. */

import type { Point } from "../zoom/window";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much further off a cell counts for each step that it lies beside the line of the arrow. */
const BESIDE = 2;

/** What a key does on a board: a step back, what is under the focus chosen, or the focus on another cell. */
export interface Keys {
  readonly back: () => void;
  readonly stop: string;
  readonly places: ReadonlyMap<string, Point>;
  readonly go: (cell: string) => void;
}

export function pressed(event: KeyboardEvent, { back, stop, places, go }: Keys): void {
  const target = event.target as SVGElement;
  if (event.key === "Escape") {
    event.stopPropagation(); // one step back is enough
    back();
  } else if ((event.key === "Enter" || event.key === " ") && target.getAttribute("role") === "button") {
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (event.key in ARROWS) {
    go(arrowTo(event.key, stop, places) ?? stop);
  } else {
    return;
  }
  event.preventDefault();
}

/** The cell that an arrow key leads to from another; null at the edge. */
export function arrowTo(key: string, from: string, places: ReadonlyMap<string, Point>): string | null {
  const arrow = ARROWS[key];
  const here = places.get(from);
  if (arrow === undefined || here === undefined) {
    return null;
  }
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [cell, { x, y }] of places) {
    const along = (x - here.x) * arrow.x + (y - here.y) * arrow.y;
    const beside = Math.abs((x - here.x) * arrow.y) + Math.abs((y - here.y) * arrow.x);
    const far = along + BESIDE * beside;
    if (along > 1 && beside <= 2 * along && far < least) {
      nearest = cell;
      least = far;
    }
  }
  return nearest;
}
