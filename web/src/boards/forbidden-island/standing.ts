/** Where pawns stand on a tile: on its lower edge, so that nothing covers the middle of the picture. */

import { cornerOf } from "./cells";
import type { Place } from "./tables";
import type { View } from "./view";

export interface Standing extends Place {
  readonly seat: string;
  readonly cell: string;
  readonly width: number;
}

/** The feet stand here, from the top of the tile. */
const GROUND = 94;
const ROWS: Readonly<Record<number, { width: number; xs: readonly number[] }>> = {
  1: { width: 56, xs: [34] },
  2: { width: 54, xs: [9, 65] },
  3: { width: 44, xs: [2, 42, 82] },
  4: { width: 42, xs: [0, 29, 58, 87] },
};

export function standingOf(view: View): readonly Standing[] {
  const together = new Map<string, string[]>();
  for (const seat of Object.keys(view.pawns).sort()) {
    const cell = view.pawns[seat] ?? "";
    together.set(cell, [...(together.get(cell) ?? []), seat]);
  }
  return [...together].flatMap(([cell, seats]) => {
    const { width, xs } = ROWS[seats.length] ?? { width: 42, xs: [] };
    const corner = cornerOf(cell);
    const down = view.flooded.includes(cell) ? 4 : 0;
    return seats.map((seat, index) => ({
      seat,
      cell,
      width,
      x: corner.x + (xs[index] ?? 0),
      y: corner.y + GROUND + down - (width * 62) / 46,
    }));
  });
}
