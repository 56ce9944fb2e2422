/** Arrow keys over the cells: where they lead. */

import { type Cells, CORNERS, type Corner, isCorner, LANDINGS } from "./cells";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/**
 * The cell an arrow leads to, or the same one at the edge.  Rows are shifted against each other: `aim` is the x that
 * going up and down keeps to.
 */
export function arrowTo(cells: Cells, from: string, key: Arrow, aim: number): string {
  if (isCorner(from)) {
    return leavingCorner(from, key);
  }
  const here = cells.middle(from);
  const down = key === "ArrowDown" ? 60 : key === "ArrowUp" ? -60 : 0;
  if (down === 0) {
    const right = key === "ArrowRight" ? 1 : -1;
    const next = cells.beside(from).find((cell) => {
      const { x, y } = cells.middle(cell);
      return y === here.y && Math.sign(x - here.x) === right;
    });
    return next ?? cornerBeside(from, right) ?? from;
  }
  const row = cells.all.filter((cell) => cells.middle(cell).y === here.y + down);
  const off = (cell: string) => Math.abs(cells.middle(cell).x - aim);
  return row.reduce((best, cell) => (off(cell) < off(best) ? cell : best), row[0] ?? from);
}

/** The safe island at the end of a row that reaches it. */
function cornerBeside(cell: string, right: number): Corner | undefined {
  const side = right > 0 ? "E" : "W";
  return CORNERS.find((corner) => corner.endsWith(side) && LANDINGS[corner].includes(cell));
}

function leavingCorner(corner: Corner, key: Arrow): string {
  const [upper = corner, lower = corner] = LANDINGS[corner];
  const inwards = corner.endsWith("W") ? "ArrowRight" : "ArrowLeft";
  if (key === inwards) {
    return corner.startsWith("N") ? upper : lower;
  }
  if (key === "ArrowDown") {
    return lower;
  }
  return key === "ArrowUp" ? upper : corner;
}
