/** The cells of a sea board and where they are drawn.  Which of them touch is geometry; what may go where is not known here. */

import type { Box, Point } from "../zoom/window";

export const CORNERS = ["NW", "NE", "SW", "SE"] as const;
export type Corner = (typeof CORNERS)[number];

/** A hexagon's radius, and half its width: the distance of two columns. */
export const RADIUS = 40;
const COLUMN = 34.64;
const ROW = 60;
const MIDDLE_ROW = 6;

/** How a board is laid out. */
export interface Chart {
  /** Cells in each row, from the top; rows are centred. */
  readonly rows: readonly number[];
  /** Where tiles lie at the start. */
  readonly island: readonly string[];
}

/** The cells beside each safe island; the same on all boards. */
export const LANDINGS: Readonly<Record<Corner, readonly string[]>> = {
  NW: ["b1", "c1"],
  NE: ["b10", "c11"],
  SW: ["k1", "l1"],
  SE: ["k11", "l10"],
};

interface Spot {
  readonly row: number;
  readonly column: number;
}

/** All cells of a chart, with what lies beside them. */
export class Cells {
  readonly all: readonly string[];
  readonly #spots = new Map<string, Spot>();
  readonly #names = new Map<string, string>();

  constructor(readonly chart: Chart) {
    chart.rows.forEach((count, row) => {
      for (let number = 1; number <= count; number++) {
        const name = `${String.fromCharCode(97 + row)}${number}`;
        const column = 2 * (number - 1) - (count - 1);
        this.#spots.set(name, { row, column });
        this.#names.set(`${row} ${column}`, name);
      }
    });
    this.all = [...this.#spots.keys()];
  }

  has(name: string): boolean {
    return this.#spots.has(name);
  }

  /** The middle of a cell, or the place on a safe island where one lands. */
  middle(name: string): Point {
    if (isCorner(name)) {
      return atCorner(name, 372, 300);
    }
    const { row, column } = this.#spot(name);
    return { x: column * COLUMN, y: (row - MIDDLE_ROW) * ROW };
  }

  box(name: string): Box {
    const { x, y } = this.middle(name);
    return { x: x - RADIUS, y: y - RADIUS - 12, width: 2 * RADIUS, height: 2 * RADIUS + 18 };
  }

  beside(name: string): readonly string[] {
    const { row, column } = this.#spot(name);
    const near = [
      [0, -2],
      [0, 2],
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ].map(([down, right]) => this.#names.get(`${row + (down ?? 0)} ${column + (right ?? 0)}`));
    return near.filter((cell) => cell !== undefined);
  }

  /** The cell, or safe island, at a point of the drawing. */
  at(point: Point): string | null {
    const row = Math.round(point.y / ROW) + MIDDLE_ROW;
    let best: string | null = null;
    let least = RADIUS;
    for (const [name, spot] of this.#spots) {
      if (Math.abs(spot.row - row) <= 1) {
        const { x, y } = this.middle(name);
        const far = Math.hypot(x - point.x, y - point.y);
        if (far < least) {
          least = far;
          best = name;
        }
      }
    }
    return best ?? cornerAt(point);
  }

  /** How many steps each cell is from the island and the landings, which are 0. */
  depths(): ReadonlyMap<string, number> {
    const depth = new Map([...this.chart.island, ...Object.values(LANDINGS).flat()].map((cell) => [cell, 0]));
    for (const [cell, far] of depth) {
      for (const next of this.beside(cell)) {
        if (!depth.has(next)) {
          depth.set(next, far + 1);
        }
      }
    }
    return depth;
  }

  /** A shortest way between two cells over those that are `open`; straight if there is none. */
  way(from: string, to: string, open: (cell: string) => boolean): readonly string[] {
    if (isCorner(from) || isCorner(to) || from === to) {
      return [from, to];
    }
    const came = new Map<string, string>([[from, from]]);
    for (const [cell] of came) {
      for (const next of this.beside(cell)) {
        if (!came.has(next) && (next === to || open(next))) {
          came.set(next, cell);
        }
      }
    }
    const back = [to];
    for (let cell = came.get(to); cell !== undefined && cell !== from; cell = came.get(cell)) {
      back.push(cell);
    }
    return came.has(to) ? [from, ...back.reverse()] : [from, to];
  }

  #spot(name: string): Spot {
    const spot = this.#spots.get(name);
    if (spot === undefined) {
      throw new Error(`no cell ${name}`);
    }
    return spot;
  }
}

export const isCorner = (place: string): place is Corner => (CORNERS as readonly string[]).includes(place);

/** A point of a corner's own drawing, which is that of the north-west mirrored. */
export function atCorner(corner: Corner, x: number, y: number): Point {
  return { x: corner.endsWith("W") ? -x : x, y: corner.startsWith("N") ? -y : y };
}

function cornerAt(point: Point): Corner | null {
  if (Math.abs(point.x) < 250 || Math.abs(point.y) < 185) {
    return null;
  }
  const south = point.y > 0;
  const east = point.x > 0;
  return south ? (east ? "SE" : "SW") : east ? "NE" : "NW";
}

/** A hexagon as the data of a path. */
export function hexagon(radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
