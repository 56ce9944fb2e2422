/** How tiles and eggs come.  Quiet ones cross-fade. */

import { backOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const MOVE = 280;
const QUIET = 120;

interface Quiet {
  readonly calm: boolean;
}

const quiet: TransitionConfig = { duration: QUIET, css: (seen) => `opacity: ${seen}` };

/** A tile is laid down from above. */
export const lay = (_node: Element, { calm }: Quiet): TransitionConfig =>
  calm
    ? quiet
    : {
        duration: MOVE,
        easing: cubicOut,
        css: (seen, left) => `opacity: ${Math.min(1, seen * 2)}; transform: translateY(${-46 * left}px)`,
      };

/** An egg grows in its nest. */
export const grow = (_node: Element, { calm }: Quiet): TransitionConfig =>
  calm ? quiet : { duration: MOVE, easing: backOut, css: (seen) => `transform: scale(${seen})` };
