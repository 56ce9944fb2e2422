import type { Turn } from "./past";

/** How many times as fast as at first. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];
/** Milliseconds a step is left to be followed, at the first speed. */
const STEP = 1000;

/** Where in a match somebody looks, and how it goes on. */
export class Player {
  playing = $state(false);
  speed = $state(1);
  #at = $state(0);
  #came = $state(0);

  constructor(
    /** How many steps the match has. */
    private readonly length: () => number,
    private readonly turns: () => readonly Turn[],
  ) {}

  /** So many steps are made. */
  get at(): number {
    return Math.min(this.#at, this.length());
  }

  /** Whether the moment shown came by one step forward, which can be shown as a motion. */
  get stepped(): boolean {
    return this.#came === this.at - 1;
  }

  get atEnd(): boolean {
    return this.at >= this.length();
  }

  /** Milliseconds until the next step. */
  get rest(): number {
    return STEP / this.speed;
  }

  go(moment: number): void {
    this.#came = this.at;
    this.#at = Math.max(0, Math.min(this.length(), moment));
    if (this.atEnd) {
      this.playing = false;
    }
  }

  /** Somebody takes it in hand: it no longer goes on by itself. */
  take(moment: number): void {
    this.playing = false;
    this.go(moment);
  }

  toggle(): void {
    if (!this.playing && this.atEnd) {
      this.go(0);
    }
    this.playing = !this.playing;
  }

  /** Where the next turn begins, or the one before. */
  turn(direction: 1 | -1): number {
    const starts = [0, ...this.turns().map((turn) => turn.to)];
    const found =
      direction > 0 ? starts.find((start) => start > this.at) : starts.toReversed().find((start) => start < this.at);
    return found ?? (direction > 0 ? this.length() : 0);
  }

  /** What a key does; whether it does anything. */
  key(key: string): boolean {
    const ways: Readonly<Record<string, () => void>> = {
      ArrowRight: () => this.take(this.at + 1),
      ArrowLeft: () => this.take(this.at - 1),
      PageDown: () => this.take(this.turn(1)),
      PageUp: () => this.take(this.turn(-1)),
      Home: () => this.take(0),
      End: () => this.take(this.length()),
      " ": () => this.toggle(),
    };
    ways[key]?.();
    return ways[key] !== undefined;
  }
}
