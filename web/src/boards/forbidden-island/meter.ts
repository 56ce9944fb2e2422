/** The water meter's ticks, and which of them draw as many flood cards. */

import { FLOODS, SKULL } from "./odds";

export const TICKS = Array.from({ length: SKULL }, (_, index) => index + 1);

export interface Stretch {
  readonly floods: number;
  readonly first: number;
  readonly last: number;
}

export const STRETCHES: readonly Stretch[] = [...new Set(FLOODS)].map((floods) => ({
  floods,
  first: FLOODS.indexOf(floods) + 1,
  last: FLOODS.lastIndexOf(floods) + 1,
}));

/** Paler where few cards are drawn, redder towards the skull. */
export const toneOf = (tick: number): string => (tick === SKULL ? "skull" : `floods-${FLOODS[tick - 1] ?? 2}`);
