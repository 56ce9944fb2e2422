/** The sea round an island: waves and fish scattered the same way each time. */

import type { Box, Point } from "../zoom/window";

/** How far the sea reaches beyond the table, in tables: frames of any shape are filled. */
export const BEYOND = 1;

export interface Wave extends Point {
  readonly opacity: number;
}

/** A small generator of numbers in [0, 1), so that no wave moves when something is drawn anew. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A wave in each square of an endless grid, so that a sea that grows keeps those it has. */
export function wavesOn(box: Box, area = 13000): Wave[] {
  const side = Math.sqrt(area);
  return countFrom(box.y, box.height, side).flatMap((row) =>
    countFrom(box.x, box.width, side).map((column) => {
      const next = numbers((column * 7919 + row * 104729) >>> 0);
      next(); // neighbouring seeds begin alike
      return {
        x: Math.round((column + next()) * side),
        y: Math.round((row + next()) * side),
        opacity: 0.12 + Math.round(next() * 22) / 100,
      };
    }),
  );
}

/** The numbers of the squares that a stretch touches. */
function countFrom(start: number, length: number, side: number): number[] {
  const first = Math.floor(start / side);
  return Array.from({ length: Math.floor((start + length) / side) - first + 1 }, (_, index) => first + index);
}

/** Lines of the grain: a table of wood shows through the paint. */
export function grainOn(box: Box, apart = 36): string[] {
  const next = numbers(3);
  return Array.from({ length: Math.ceil(box.height / apart) }, (_, index) => {
    const y = box.y + index * apart + next() * 8;
    const bend = next() * 20 - 10;
    return `M${box.x} ${y.toFixed(0)}q${box.width / 4} ${bend.toFixed(0)} ${box.width / 2} 0t${box.width / 2} 0`;
  });
}

export const larger = (box: Box, times: number): Box => ({
  x: box.x - box.width * times,
  y: box.y - box.height * times,
  width: box.width * (1 + 2 * times),
  height: box.height * (1 + 2 * times),
});
