/** Moments shown one after the other, each long enough to be followed. */

/** Milliseconds a moment is left before the next one is shown; less when many wait. */
const LEFT_FOR = 700;
const MANY = 6;

export class Pace<Moment> {
  readonly #waiting: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly draw: (moment: Moment) => void,
    private readonly leftFor: number = LEFT_FOR,
  ) {}

  /** Show a moment when its time has come; `now` for one that waits for nothing, nor do those before it. */
  show(moment: Moment, now: boolean): void {
    this.#waiting.push(moment);
    if (now || (typeof document !== "undefined" && document.hidden)) {
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
    this.#timer = setTimeout(() => this.#next(), this.leftFor / (this.#waiting.length > MANY ? 3 : 1));
  }
}
