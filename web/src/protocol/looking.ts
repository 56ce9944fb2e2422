/** What the server tells of a match to who looks back at it, as `docs/protocol.md` has it. */

import type { GameView } from "../boards/board";
import type { Told } from "../words/fluent";
import type { Logged, Seat } from "./messages";

/** Whose eyes a match is seen with: a seat's, those of who watches, or of who may see everything. */
export type Eyes = Seat | "everybody" | "open";

export interface PastStep extends Logged {
  readonly index: number;
  /** The keys of the view that have other values from now on. */
  readonly changes: Readonly<Record<string, unknown>>;
}

export interface ReplayPart {
  readonly length: number;
  readonly from: number;
  readonly view: GameView;
  readonly steps: readonly PastStep[];
}

/** A move that could have been made. */
export interface PastChoice {
  readonly seat: Seat;
  readonly move: string;
  readonly parts: Readonly<Record<string, string>> & { readonly verb: string };
  readonly told: Told;
}

export interface Draws {
  readonly moves: readonly string[];
  readonly draws: readonly { readonly index: number; readonly odds: readonly (readonly [string, number])[] }[];
}

export interface JudgedMove {
  readonly index: number;
  readonly seat: Seat | null;
  readonly move: string;
  readonly shares: Readonly<Record<Seat, number>>;
  readonly share_before: number | null;
  readonly share_after: number | null;
  readonly best: string | null;
  readonly mistake: boolean;
  readonly luck: Readonly<Record<Seat, number>> | null;
}

export interface SeatSummed {
  readonly moves: number;
  readonly mistakes: number;
  readonly given_away: number;
  readonly luck: number;
}

export interface Analysis {
  readonly state: "queued" | "thinking" | "done" | "failed";
  readonly progress: number;
  readonly moves: readonly JudgedMove[];
  readonly seats: Readonly<Record<Seat, SeatSummed>>;
}
