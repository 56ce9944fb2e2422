/**
 * What every game's board is given, and what a game's folder exports.  A board knows no rules: it shows `view`, and
 * what can be clicked is what `choosing` offers.
 */

import type { Component } from "svelte";
import type { Choice, Choosing, Order } from "../choosing";
import type { Told } from "../words/fluent";

/** What a seat may see, as the server sends it: the position of the game's specification, secrets left out. */
export interface GameView {
  readonly game: string;
  readonly phase: string;
  readonly actor: string | null;
  readonly options: Readonly<Record<string, unknown>>;
}

export type Colour = "red" | "blue" | "green" | "yellow" | "purple";
export type Shape = "circle" | "square" | "triangle" | "diamond" | "star";

/** Somebody at the table, as boards and panels show him. */
export interface Player {
  readonly seat: string;
  /** In words: the name given, or that of the bot. */
  readonly name: string;
  /** The first is his own; The Island for two has two each. */
  readonly colours: readonly Colour[];
  readonly bot: boolean;
  readonly me: boolean;
}

/** A move that was made, as this seat may read it. */
export interface MadeMove {
  /** Null: a draw. */
  readonly seat: string | null;
  readonly move: string;
  readonly parts: Readonly<Record<string, string>>;
}

export interface BoardProps<View extends GameView = GameView> {
  view: View;
  /** The view before the last move, to animate from; null where there is none (after loading, or going back). */
  before: View | null;
  /** The moves that led from `before` to `view`, draws included, oldest first; traced on the board. */
  made: readonly MadeMove[];
  /** Whose eyes these are; null for a watcher. */
  seat: string | null;
  players: readonly Player[];
  /** What can be chosen now.  Nothing is offered while it is not this seat's move, or an answer is awaited. */
  choosing: Choosing;
  /** Something was chosen: now offered, or offered at an earlier step (another piece than the one in hand). */
  onchoose: (choice: Choice) => void;
  /** Several at once, as dragging a piece does. */
  onfollow: (choices: readonly Choice[]) => void;
  /** Undo the last choice. */
  onback: () => void;
  /** Somebody tried what is not offered: the move, as text, so that the server can say why not; null if there is no such text. */
  onrefused: (move: string | null) => void;
  /** A move to point out: a hint. */
  hinted: string | null;
  /** No motion but cross-fades. */
  calm: boolean;
}

/** Things of a seat that lie beside the board: tiles or cards in hand, shown in the panel. */
export type HandProps<View extends GameView = GameView> = Pick<
  BoardProps<View>,
  "view" | "seat" | "players" | "choosing" | "onchoose"
>;

/** A number that stands beside a player's name: saved, lost, eggs, … */
export interface Count {
  readonly label: Told;
  readonly value: number | string;
  readonly tone?: "good" | "soft";
}

/** Something that a score is made of: a pawn that was saved, an egg that was laid. */
export interface Scored {
  readonly kind: "pawn" | "egg" | "tile";
  readonly colour: Colour;
  readonly worth: number;
}

/** Somebody with the best score, which others have too. */
export interface Tied {
  readonly seat: string;
  readonly name: string;
  readonly won: boolean;
}

/** How a match of a team ends, as a picture. */
export interface FarewellProps<View extends GameView = GameView> {
  view: View;
  won: boolean;
  calm: boolean;
}

/** One stretch of a turn, in the bar that shows how far the turn is. */
export interface Stretch {
  readonly label: Told;
  readonly phases: readonly string[];
}

/** What `web/src/boards/GAME/index.ts` exports as `board`. */
export interface GameBoard<View extends GameView = GameView> {
  readonly Board: Component<BoardProps<View>>;
  readonly Hand?: Component<HandProps<View>>;
  /** How many times as wide as it is tall the board is on a narrow screen; about square if it does not say. */
  readonly shape?: (view: View) => number | null;
  /** In which order the parts of a move are asked. */
  readonly order: Order;
  /** What is asked now, in words: "Where does r3 go?".  Null: what the server tells for the phase is enough. */
  readonly question: (choosing: Choosing, view: View) => Told | null;
  /** A choice in words, for buttons, tooltips and screen readers. */
  readonly label: (choice: Choice, choosing: Choosing, view: View) => Told;
  /** What stands before the words on a choice's button: the cards it costs, say. */
  readonly Sign?: Component<{ choice: Choice }>;
  /** Questions that are answered by buttons in the panel; all others are answered on the board or in the hand. */
  readonly inPanel: readonly string[];
  /** Whether a move is to be confirmed: it cannot be undone, and little says so. */
  readonly confirms?: (move: Readonly<Record<string, string>>, view: View) => Told | null;
  readonly colours: (view: View, seat: string) => readonly Colour[];
  /** What is shown beside each player's name, the same labels for all. */
  readonly counts: (view: View, seat: string) => readonly Count[];
  readonly stretches: readonly Stretch[];
  /** What a seat's score is made of, when it is over: turned over one by one. */
  readonly scored?: (view: View, seat: string) => readonly Scored[];
  /** When it is over: how a tie was broken, or that it was not; nothing where there was none. */
  readonly tie?: (view: View, tied: readonly Tied[]) => readonly Told[];
  readonly Farewell?: Component<FarewellProps<View>>;
}

export const SHAPES: Readonly<Record<Colour, Shape>> = {
  red: "circle",
  blue: "square",
  green: "triangle",
  yellow: "diamond",
  purple: "star",
};
