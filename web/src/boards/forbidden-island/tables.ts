/**
 * How each island lies on the table, with what stands round it.  Places are in cells, from the corner of a1: things
 * stand where that island leaves the sea free.
 */

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Table {
  /** Rows from the top, `#` a cell. */
  readonly rows: readonly string[];
  /** Crystal, statue, chalice, stone. */
  readonly treasures: readonly [Place, Place, Place, Place];
  readonly meter: Place & { readonly lying?: boolean };
  readonly treasureDeck: Place;
  readonly floodDeck: Place;
  /** What the odds' colours mean. */
  readonly legend: Place;
  /** All of the table that is to be seen. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** On a narrow screen, where only island and treasures are shown. */
  readonly narrow?: Narrow;
}

interface Narrow {
  /** Where the treasures stand otherwise. */
  readonly treasures?: Table["treasures"];
  /** The upper right corner is taken: the table ends here, so that the zoom's buttons have the lower one. */
  readonly foot?: number;
}

const at = (x: number, y: number): Place => ({ x, y });
const lying = (x: number, y: number) => ({ x, y, lying: true });
const rows = (text: string): string[] => text.split("/");

const TABLES: Readonly<Record<string, Table>> = {
  standard: {
    rows: rows("..##../.####./######/######/.####./..##.."),
    treasures: [at(0, 0.88), at(0, 4.07), at(5, 4.07), at(5, 0.88)],
    meter: at(-1.07, 1.31),
    treasureDeck: at(4.5, -0.2),
    floodDeck: at(4.5, 5.2),
    legend: at(-1.0, 5.75),
    box: [-1.22, -0.34, 6.72, 6.28],
  },
  shadows: {
    rows: rows("######/######/######/######"),
    treasures: [at(0, 4.45), at(1.02, 4.45), at(2.04, 4.45), at(3.06, 4.45)],
    meter: at(-1.07, 0),
    treasureDeck: at(4.35, 4.12),
    floodDeck: at(4.35, 5.3),
    legend: at(-1.0, 5.85),
    box: [-1.22, -0.34, 6.45, 6.4],
    narrow: { foot: 5.6 },
  },
  volcano: {
    rows: rows("#####/#####/##.##/#####/#####"),
    treasures: [at(5.05, 1.15), at(6.07, 1.15), at(5.05, 2.45), at(6.07, 2.45)],
    meter: at(-1.07, 0.36),
    treasureDeck: at(5.15, -0.1),
    floodDeck: at(5.15, 3.85),
    legend: at(0, 5.08),
    box: [-1.22, -0.4, 7.25, 5.5],
    narrow: { treasures: [at(0, 5.1), at(1, 5.1), at(2, 5.1), at(3, 5.1)], foot: 6.25 },
  },
  skull: {
    rows: rows("######/#.##.#/######/.####./.####."),
    treasures: [at(-0.02, 2.98), at(-0.02, 4.02), at(5.02, 2.98), at(5.02, 4.02)],
    meter: at(-1.07, 0.36),
    treasureDeck: at(0.9, 5.2),
    floodDeck: at(3.15, 5.2),
    legend: at(-1.0, 5.75),
    box: [-1.22, -0.34, 6.15, 6.35],
    narrow: { foot: 5.95 },
  },
  "coral-reef": {
    rows: rows(".##..../####.../######./.######/...####/....##."),
    treasures: [at(0.85, 3.98), at(1.9, 3.98), at(4.98, 0.9), at(6, 0.9)],
    meter: at(-1.07, 1.1),
    treasureDeck: at(4.95, -0.25),
    floodDeck: at(1.6, 5.18),
    legend: at(-1.0, 5.75),
    box: [-1.22, -0.4, 7.2, 6.3],
  },
  bone: {
    rows: rows(".##..##./########/########/.##..##."),
    treasures: [at(0, -0.14), at(0, 3.08), at(7, 3.08), at(7, -0.14)],
    meter: lying(-0.05, 4.45),
    treasureDeck: at(3.95, 4.25),
    floodDeck: at(6.05, 4.25),
    legend: at(0, 5.2),
    box: [-0.25, -0.4, 8.2, 5.6],
    narrow: { foot: 5.1 },
  },
  "gulls-bay": {
    rows: rows("...##.../...##.../#..##..#/########/.######./...##..."),
    treasures: [at(1.2, 0.9), at(0.85, 5.0), at(1.95, 5.0), at(5.75, 0.9)],
    meter: at(-1.07, 1.25),
    treasureDeck: at(5.75, -0.25),
    floodDeck: at(5.2, 5.15),
    legend: at(-1.0, 5.75),
    box: [-1.22, -0.4, 8.1, 6.3],
  },
  arch: {
    rows: rows("...###.../..#####../.###.###./###...###/##.....##"),
    treasures: [at(2.2, 4.0), at(3.35, 4.0), at(4.5, 4.0), at(5.65, 4.0)],
    meter: lying(2.6, 5.3),
    treasureDeck: at(0, -0.1),
    floodDeck: at(7.0, -0.1),
    legend: at(6.9, 5.3),
    box: [-0.25, -0.4, 9.2, 6.3],
  },
  atoll: {
    rows: rows("..###../.##.##./##...##/#.....#/##...##/.##.##./..###.."),
    treasures: [at(2.0, 1.98), at(2.0, 3.75), at(4.0, 3.75), at(4.0, 1.98)],
    meter: at(-1.07, 1.4),
    treasureDeck: at(5.15, -0.25),
    floodDeck: at(5.15, 6.15),
    legend: at(-1.0, 6.55),
    box: [-1.22, -0.4, 7.25, 7.25],
  },
};

export const LAYOUTS: readonly string[] = Object.keys(TABLES);

export function tableOf(layout: string): Table {
  const table = TABLES[layout];
  if (table === undefined) {
    throw new Error(`no island "${layout}"`);
  }
  return table;
}

export type { Table };
