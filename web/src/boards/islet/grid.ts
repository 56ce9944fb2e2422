/** The triangular grid: cells as the position names them, `-1,0` or `day:-1,0`, and their neighbours. */

export interface Spot {
  /** Empty but in the game alone, which has two islets on grids of their own. */
  readonly islet: "" | "day" | "night";
  readonly c: number;
  readonly r: number;
}

export function spotOf(cell: string): Spot {
  const colon = cell.indexOf(":");
  const [c = 0, r = 0] = cell
    .slice(colon + 1)
    .split(",")
    .map(Number);
  return { islet: cell.slice(0, Math.max(colon, 0)) as Spot["islet"], c, r };
}

export const nameOf = ({ islet, c, r }: Spot): string => `${islet === "" ? "" : `${islet}:`}${c},${r}`;

export const pointsUp = ({ c, r }: Spot): boolean => (c + r) % 2 !== 0;

/** Left, right, and the one above or below. */
export function neighboursOf(spot: Spot): readonly [left: Spot, right: Spot, across: Spot] {
  const { c, r } = spot;
  return [
    { ...spot, c: c - 1 },
    { ...spot, c: c + 1 },
    { ...spot, r: pointsUp(spot) ? r + 1 : r - 1 },
  ];
}

/** Sea cells beside the islet. */
export function coastOf(cells: Iterable<string>): readonly string[] {
  const land = new Set(cells);
  const coast = [...land].flatMap((cell) => neighboursOf(spotOf(cell)).map(nameOf));
  return [...new Set(coast)].filter((cell) => !land.has(cell));
}

/** From behind to before, as they are painted: what is nearer hides what is farther. */
export function byDepth(one: Spot, other: Spot): number {
  return one.r - other.r || Number(pointsUp(one)) - Number(pointsUp(other)) || one.c - other.c;
}
