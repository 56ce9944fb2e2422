/** Moments shown one after the other, each long enough to be followed. */

/** When so many wait, each is left less long. */
const MANY = 6;

export class Pace<Moment> {
  readonly #waiting: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly draw: (moment: Moment) => void,
    /** Milliseconds a moment is left before the next one is shown; 0 for all at once. */
    private readonly leftFor: () => number,
  ) {}

  /** Show a moment when its time has come; `now` for one that waits for nothing, nor do those before it. */
  show(moment: Moment, now: boolean): void {
    this.#waiting.push(moment);
    if (now || this.leftFor() === 0 || (typeof document !== "undefined" && document.hidden)) {
      this.hurry();
    } else if (this.#timer === undefined) {
      this.#next();
    }
  }

  /** Show the last of all at once. */
  hurry(): void {
    const last = this.#waiting.at(-1);
    this.#waiting.length = 0;
    if (last !== undefined) {
      this.draw(last);
      this.#rest();
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
  }

  #next(): void {
    this.#timer = undefined;
    const moment = this.#waiting.shift();
    if (moment !== undefined) {
      this.draw(moment);
      this.#rest();
    }
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), this.leftFor() / (this.#waiting.length > MANY ? 3 : 1));
  }
}
