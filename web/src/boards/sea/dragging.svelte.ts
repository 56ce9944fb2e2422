/** A piece that follows the pointer. */

import { STEADY } from "../zoom/fingers";
import type { Point } from "../zoom/window";
import type { Target } from "./targets";

export class Dragging {
  #target: Target | null = null;
  #id = -1;
  #screen: Point = { x: 0, y: 0 };
  #start: Point = { x: 0, y: 0 };
  /** How far the piece is from its place; null while none is dragged. */
  by: Point | null = $state.raw(null);
  /** The next click only ends a drag. */
  ended = false;

  /** What is dragged, once it has moved. */
  get piece(): string | null {
    return this.by === null ? null : (this.#target?.choice.value ?? null);
  }

  press(target: Target, event: PointerEvent, at: Point): void {
    this.#target = target;
    this.#id = event.pointerId;
    this.#screen = { x: event.clientX, y: event.clientY };
    this.#start = at;
    this.ended = false;
  }

  /** The pointer moved; the target if that was the beginning of a drag. */
  move(event: PointerEvent, at: Point): Target | null {
    if (this.#target === null || event.pointerId !== this.#id) {
      return null;
    }
    const began = this.by === null;
    if (began && Math.hypot(event.clientX - this.#screen.x, event.clientY - this.#screen.y) < STEADY) {
      return null;
    }
    this.by = { x: at.x - this.#start.x, y: at.y - this.#start.y };
    return began ? this.#target : null;
  }

  /** The pointer was let go; the target if it was dragged. */
  release(event: PointerEvent): Target | null {
    if (event.pointerId !== this.#id) {
      return null;
    }
    const dragged = this.by === null ? null : this.#target;
    this.ended = dragged !== null;
    this.stop();
    return dragged;
  }

  stop(): void {
    this.#target = null;
    this.#id = -1;
    this.by = null;
  }
}
