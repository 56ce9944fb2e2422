/** What the server says and hears, as `docs/protocol.md` has it. */

import type { GameView } from "../boards/board";
import type { LegalMove } from "../choosing";
import type { Told } from "../words/fluent";

export type Seat = string;

// ---- games ----------------------------------------------------------------------------------------------------

export interface Catalogue {
  readonly program: string;
  readonly bots: readonly string[];
  readonly games: readonly GameFacts[];
}

export interface GameFacts {
  readonly name: string;
  /** How many may play. */
  readonly seats: readonly number[];
  readonly team: boolean;
  readonly secrets: boolean;
  readonly options: readonly GameOption[];
}

export type OptionValue = string | number;
export type OptionChoice = boolean | OptionValue | readonly OptionValue[];

export interface GameOption {
  readonly name: string;
  readonly kind: "flag" | "one" | "some" | "each-seat";
  readonly values?: readonly OptionValue[];
  readonly otherwise?: string;
  readonly default: OptionChoice;
  readonly only_seats?: readonly number[];
}

// ---- tables ---------------------------------------------------------------------------------------------------

export type SeatKind = "me" | "here" | "friend" | "anyone" | "bot";

export interface WantedSeat {
  readonly kind: SeatKind;
  readonly level?: string;
}

export interface TableSeat {
  readonly seat: Seat;
  readonly kind: SeatKind;
  readonly level?: string | null;
  readonly name: string | null;
  readonly taken: boolean;
  /** Kept for this visitor, in a rematch. */
  readonly for_me?: boolean;
  readonly opener: boolean;
  readonly present: boolean;
  readonly warm: boolean;
}

export type TablePhase = "gathering" | "playing" | "over" | "closed";

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionChoice>>;
  readonly phase: TablePhase;
  readonly open: boolean;
  readonly time: number | null;
  readonly opened: number;
  readonly mine: { readonly seats: readonly Seat[]; readonly opener: boolean };
  readonly seats: readonly TableSeat[];
  readonly watching: number;
  readonly links: { readonly join: string; readonly watch: string } | null;
  readonly dice: {
    readonly commitment: string;
    readonly contributions: readonly { readonly seat: Seat; readonly number: string }[];
    readonly secret: string | null;
    readonly seed: string | null;
    readonly uploaded: boolean;
  };
  readonly next: string | null;
  readonly before: string | null;
}

export interface OpenTable {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionChoice>>;
  readonly time: number | null;
  readonly open: boolean;
  readonly seats: readonly WantedSeat[];
}

export interface MyTable {
  readonly table: Table;
  readonly to_move: boolean;
}

// ---- play -----------------------------------------------------------------------------------------------------

export interface Undo {
  readonly seat: Seat | null;
  readonly free: boolean;
  readonly asked: Seat | null;
  readonly agreed: readonly Seat[];
  readonly waiting_for: readonly Seat[];
}

export interface Result {
  readonly scores: Readonly<Record<Seat, number>>;
  readonly winners: readonly number[];
}

/** What may be done now. */
export interface Now {
  readonly actor: Seat | null;
  readonly legal: Readonly<Record<Seat, readonly LegalMove[]>>;
  readonly may_act: readonly Seat[];
  readonly told: Told;
  readonly undo: Undo | null;
  readonly clock: { readonly seat: Seat; readonly left: number } | null;
  readonly waits: readonly Seat[];
  readonly warm: { readonly asked: readonly { readonly seat: Seat; readonly agreed: readonly Seat[] }[] };
  readonly result: Result | null;
}

/** Something that happened, as the log keeps it. */
export interface Logged {
  readonly version: number;
  readonly kind: "move" | "undo";
  readonly seat: Seat | null;
  readonly at: number;
  readonly move?: string;
  readonly parts?: Readonly<Record<string, string>>;
  readonly told?: Told;
  readonly to?: number;
  readonly taken?: number;
}

export interface ChatLine {
  readonly n: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

type Changes = Readonly<Record<string, unknown>>;

export interface StateMessage extends Now {
  readonly type: "state";
  readonly version: number;
  readonly view: GameView;
  readonly views?: Readonly<Record<Seat, GameView>>;
  readonly since: readonly Logged[];
  readonly log: readonly Logged[];
  readonly chat: readonly ChatLine[];
}

export interface EventMessage extends Logged {
  readonly type: "event";
  readonly changes?: Changes;
  readonly views?: Readonly<Record<Seat, Changes>>;
  readonly now: Now | null;
}

export interface HintedMove {
  readonly move: string;
  readonly share: number;
  readonly line: readonly string[];
  /** The move, and what one would do after it in the same breath. */
  readonly plan: readonly Told[];
}

export interface RefusedMessage extends Told {
  readonly type: "refused";
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly rule: string | null;
  readonly stale: boolean;
}

export type ServerMessage =
  | { readonly type: "table"; readonly table: Table }
  | StateMessage
  | EventMessage
  | { readonly type: "now"; readonly version: number; readonly now: Now }
  | { readonly type: "accepted"; readonly id: string; readonly version: number }
  | RefusedMessage
  | ({ readonly type: "chat" } & ChatLine)
  | {
      readonly type: "hint";
      readonly version: number;
      readonly seat: Seat;
      readonly moves: readonly HintedMove[];
    }
  | { readonly type: "pong"; readonly n: number }
  | { readonly type: "come-back"; readonly after: number }
  | ({ readonly type: "error"; readonly text: string; readonly about: string | null } & Told);

export type ClientMessage =
  | { readonly type: "hello"; readonly version: number | null; readonly language: string; readonly code: string | null }
  | MoveMessage
  | { readonly type: "undo"; readonly version: number; readonly seat: Seat }
  | { readonly type: "undo-answer"; readonly version: number; readonly agree: boolean }
  | { readonly type: "wait" | "go-on"; readonly seat: Seat }
  | { readonly type: "warm"; readonly seat: Seat; readonly agree: boolean }
  | { readonly type: "chat"; readonly text: string }
  | { readonly type: "mute"; readonly seat: Seat; readonly on: boolean }
  | { readonly type: "hint"; readonly version: number; readonly seat: Seat }
  | { readonly type: "ping"; readonly n: number };

export interface MoveMessage {
  readonly type: "move";
  readonly id: string;
  readonly version: number;
  readonly seat: Seat;
  readonly move: string;
}
