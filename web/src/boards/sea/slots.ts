/** Where several stand that share a tile, a cell or a safe island. */

import { atCorner, type Corner } from "./cells";

/** Where one of several stands: beside the middle, and how small. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const ALONE: Slot = { x: 0, y: 0, scale: 1 };

/** Groups that share a cell: a boat, its swimmers, a creature. */
export function groupSlots(count: number): readonly Slot[] {
  switch (count) {
    case 0:
    case 1:
      return [ALONE];
    case 2:
      return [
        { x: -13, y: -9, scale: 0.8 },
        { x: 13, y: 9, scale: 0.8 },
      ];
    case 3:
      return [
        { x: -15, y: -11, scale: 0.68 },
        { x: 15, y: -6, scale: 0.68 },
        { x: -2, y: 13, scale: 0.68 },
      ];
    default:
      return rows(count, 2, 32, 20, 0.54);
  }
}

/** A boat among many swimmers, who want the room. */
export const CROWD: readonly Slot[] = [
  { x: 0, y: -19, scale: 0.66 },
  { x: 0, y: 11, scale: 0.92 },
];

/** Pawns on one tile. */
export function pawnSlots(count: number): readonly Slot[] {
  if (count <= 3) {
    const apart = count === 2 ? 22 : 18;
    return Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * apart, y: 0, scale: 1 }));
  }
  return count <= 6
    ? rows(count, 3, 17, 15, 0.84)
    : rows(count, Math.ceil(count / 3), 44 / Math.ceil(count / 3), 12, 0.68);
}

/** Swimmers in one cell. */
export function swimmerSlots(count: number): readonly Slot[] {
  switch (count) {
    case 1:
      return [ALONE];
    case 2:
      return [
        { x: -13, y: -8, scale: 0.76 },
        { x: 12, y: 8, scale: 0.76 },
      ];
    default:
      return count <= 4 ? rows(count, 2, 30, 23, 0.7) : rows(count, 4, 18, 17, 0.5);
  }
}

/** Rows of so many, the last one centred. */
function rows(count: number, across: number, apart: number, down: number, scale: number): readonly Slot[] {
  const deep = Math.ceil(count / across);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const here = Math.min(across, count - row * across);
    return { x: ((index % across) - (here - 1) / 2) * apart, y: (row - (deep - 1) / 2) * down, scale };
  });
}

/** Those on a safe island, from the flag inwards; the more, the smaller. */
export function savedSlots(corner: Corner, count: number): readonly Slot[] {
  const [across, scale, apart, down] =
    count <= 9 ? [5, 1, 27, 28] : count <= 20 ? [7, 0.72, 18.5, 21] : [10, 0.52, 12.5, 14];
  const north = corner.startsWith("N");
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const { x } = atCorner(corner, 390 - (index % across) * apart, 0);
    const top = north ? -415 : 348;
    return { x, y: top + 38.6 * scale + row * down, scale };
  });
}
