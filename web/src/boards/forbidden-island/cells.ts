/** Cells as the position names them, `c4`, and where they lie in the drawing. */

import type { Box } from "../zoom/window";
import { type Place, type Table, tableOf } from "./tables";

export const TILE = 128;
export const PITCH = 136;

export interface Spot {
  readonly column: number;
  readonly row: number;
}

const A = "a".charCodeAt(0);

export const nameOf = ({ column, row }: Spot): string => `${String.fromCharCode(A + column)}${row + 1}`;
export const spotOf = (cell: string): Spot => ({ column: cell.charCodeAt(0) - A, row: Number(cell.slice(1)) - 1 });

/** The corner of a cell, top left. */
export function cornerOf(cell: string): Place {
  const { column, row } = spotOf(cell);
  return { x: column * PITCH, y: row * PITCH };
}

export function middleOf(cell: string): Place {
  const { x, y } = cornerOf(cell);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

export const boxOf = (cell: string): Box => ({ ...cornerOf(cell), width: TILE, height: TILE });

/** The cells of an island, row by row; some may have sunk. */
export function cellsOf(layout: string): readonly string[] {
  return tableOf(layout).rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === "#" ? [nameOf({ column, row })] : [])),
  );
}

/** The cell at a point of the drawing, whether the island has it or not. */
export const cellAt = ({ x, y }: Place): string =>
  nameOf({ column: Math.floor((x + 4) / PITCH), row: Math.floor((y + 4) / PITCH) });

/** The whole table, or, where there is little room, only island and treasures. */
export function tableBox(table: Table, whole: boolean): Box {
  const [left, top, right, bottom] = whole ? table.box : islandEdges(table);
  return { x: left * PITCH, y: top * PITCH, width: (right - left) * PITCH, height: (bottom - top) * PITCH };
}

/** Where the treasures stand. */
export const treasuresOf = (table: Table, whole: boolean): Table["treasures"] =>
  whole ? table.treasures : (table.narrow?.treasures ?? table.treasures);

function islandEdges(table: Table): Table["box"] {
  const treasures = treasuresOf(table, false);
  const across = [...table.rows.map((line) => line.length), ...treasures.map(({ x }) => x + 1)];
  const down = [table.rows.length, ...treasures.map(({ y }) => y + 1.05)];
  const up = Math.min(0, ...treasures.map(({ y }) => y));
  return [-0.12, up - 0.12, Math.max(...across) + 0.08, table.narrow?.foot ?? Math.max(...down) + 0.1];
}
