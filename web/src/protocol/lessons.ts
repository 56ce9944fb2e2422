import type { Told } from "../words/fluent";
import type { EventMessage, Seat, StateMessage } from "./messages";

/** How far a lesson of a guided game is: `POST api/lessons`. */
export interface LessonNow {
  /** All of the guide, in order. */
  readonly lessons: readonly string[];
  readonly lesson: string;
  readonly seat: Seat;
  /** Steps done, of so many. */
  readonly step: number;
  readonly steps: number;
  /** The last move may be made, but is not the one wanted: it was not made. */
  readonly aside: boolean;
  /** Why the rules do not allow the last move; it was not made. */
  readonly refused: (Told & { readonly text: string; readonly rule?: string | null }) | null;
  /** A move that is wanted now. */
  readonly show: string | null;
  readonly state: StateMessage;
  /** What the last move led to. */
  readonly events: readonly EventMessage[];
}
