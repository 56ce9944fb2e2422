/** How tiles come and go.  Quiet ones cross-fade. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const SINK = 500;
const QUIET = 120;

interface Quiet {
  readonly calm: boolean;
}

export const fade = (_node: Element, { calm }: Quiet): TransitionConfig => ({
  duration: calm ? QUIET : SINK,
  css: (seen) => `opacity: ${seen}`,
});

/** Water comes up over a tile. */
export const rise = (_node: Element, { calm }: Quiet): TransitionConfig => ({
  duration: calm ? 0 : SINK,
  easing: cubicOut,
  css: (_seen, left) => `transform: translateY(${44 * left}px)`,
});

/** A tile goes under: down, darker, gone. */
export const sink = (_node: Element, { calm }: Quiet): TransitionConfig =>
  calm
    ? { duration: QUIET, css: (seen) => `opacity: ${seen}` }
    : {
        duration: SINK,
        easing: cubicOut,
        css: (seen, gone) =>
          `opacity: ${seen}; transform: translateY(${12 * gone}px) scale(${1 - 0.08 * gone}); filter: brightness(${1 - 0.45 * gone})`,
      };

/** Ripples grow where it went. */
export const ripple = (_node: Element, { calm }: Quiet): TransitionConfig =>
  calm
    ? { duration: QUIET, css: (seen) => `opacity: ${seen}` }
    : { duration: SINK, easing: cubicOut, css: (seen) => `opacity: ${seen}; transform: scale(${0.3 + 0.7 * seen})` };
