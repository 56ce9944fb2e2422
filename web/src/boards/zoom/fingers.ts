/** Fingers and the mouse on a frame: a drag, a pinch, or nothing but a tap. */

import type { Point } from "./window";

/** A drag starts after so many pixels; less is a tap with an unsteady hand. */
export const STEADY = 6;

export interface Grip {
  /** The point between the fingers. */
  readonly middle: Point;
  /** How far apart they are; 0 for one. */
  readonly apart: number;
}

export class Fingers {
  readonly #down = new Map<number, Point>();
  #moved = false;

  get count(): number {
    return this.#down.size;
  }

  /** Whether this was more than a tap. */
  get moved(): boolean {
    return this.#moved;
  }

  put(id: number, at: Point): void {
    if (this.#down.size === 0) {
      this.#moved = false;
    }
    this.#down.set(id, at);
    this.#moved ||= this.#down.size > 1;
  }

  lift(id: number): void {
    this.#down.delete(id);
  }

  /** The grip before and after a finger moved; null if that is no finger of ours, or it has hardly moved yet. */
  move(id: number, at: Point): { from: Grip; to: Grip } | null {
    const was = this.#down.get(id);
    if (was === undefined) {
      return null;
    }
    if (!this.#moved && Math.hypot(at.x - was.x, at.y - was.y) < STEADY) {
      return null;
    }
    this.#moved = true;
    const from = this.#grip();
    this.#down.set(id, at);
    return { from, to: this.#grip() };
  }

  #grip(): Grip {
    const [one = { x: 0, y: 0 }, other = one] = this.#down.values();
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      apart: Math.hypot(one.x - other.x, one.y - other.y),
    };
  }
}
