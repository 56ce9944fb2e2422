/** How a tie is broken: by the heights of the eggs, the highest first, compared one by one (IS-7.4). */

import type { Told } from "../../words/fluent";
import type { Tied } from "../board";
import type { View } from "./view";

/** The levels of a seat's eggs, the highest first. */
export const heightsOf = (view: View, seat: string): readonly number[] =>
  Object.entries(view.eggs)
    .filter(([, layer]) => String(layer) === seat)
    .map(([cell]) => view.cells[cell]?.[2] ?? 0)
    .sort((one, other) => other - one);

/** In words: what decided, and everybody's heights. */
export function tie(view: View, tied: readonly Tied[]): readonly Told[] {
  const shared = tied.every(({ won }) => won);
  return [
    { message: shared ? "page-islet-tie-shared" : "page-islet-tie-broken" },
    ...tied.map(({ seat, name }) => ({
      message: "page-islet-tie-heights",
      arguments: { name, heights: heightsOf(view, seat).join(", ") },
    })),
  ];
}
