import type { GameView, MadeMove } from "../boards/board";
import { madeIn, type Past } from "../replay/past";

/** Milliseconds a step is shown where nobody wants to wait for the others' moves. */
const AT_LEAST = 500;

/** What was missed, shown on the board step by step. */
export class Rerun {
  #past: Past | null = $state.raw(null);
  #at = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  start(past: Past, pace: number): void {
    this.stop();
    this.#past = past;
    this.#at = 0;
    this.#timer = setInterval(() => this.#next(), Math.max(AT_LEAST, pace));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#past = null;
  }

  /** What is to be seen instead of the match as it is; null when there is nothing to show. */
  get shown(): { view: GameView; before: GameView | null; made: readonly MadeMove[] } | null {
    const view = this.#past?.views[this.#at];
    const step = this.#past?.steps[this.#at - 1];
    return view === undefined
      ? null
      : { view, before: this.#past?.views[this.#at - 1] ?? null, made: step === undefined ? [] : [madeIn(step)] };
  }

  #next(): void {
    this.#at += 1;
    if (this.#at > (this.#past?.steps.length ?? 0)) {
      this.stop();
    }
  }
}
