import type { GameView } from "../boards/board";
import type { ClientMessage, HintedMove, RefusedMessage, Seat, ServerMessage, Table } from "../protocol/messages";
import { at } from "../protocol/place";
import { type Connection, Play } from "../protocol/play";
import { settings } from "../settings.svelte";
import type { Told } from "../words/fluent";
import { whyNot } from "../words/refusal";
import { speaking } from "../words/speaking.svelte";
import { ALL, heard, type Known, type Moment } from "./known";
import { Pace } from "./pace";
import { actingSeat, handOver } from "./seats";

/** Something to say to the player: a move that was refused, a message that was not understood. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

export interface Hint {
  readonly seat: Seat;
  readonly moves: readonly HintedMove[];
}

/** A table as this page has it: what is known, what is shown of it, and what was said to the server. */
export class Match {
  /** The table; null until the server has told of it. */
  table: Table | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** Why the connection does not come back. */
  shut: number | null = $state(null);
  notice: Notice | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** The move that was sent and not answered. */
  sent: string | null = $state(null);
  /** How often the server has told everything anew: on coming, and after each lost connection. */
  arrivals = $state(0);
  #known: Known | null = $state.raw(null);
  /** What is shown: moments one after the other, so that people can follow. */
  #shown: Moment | null = $state.raw(null);
  #accepted: { readonly id: string; readonly version: number } | null = null;
  #eyes: Seat | null = $state(null);
  readonly #pace: Pace<Moment>;
  readonly #play: Play;

  constructor(id: string, code: string | null) {
    this.#pace = new Pace(
      (moment) => {
        this.#shown = moment;
      },
      () => settings.pace,
    );
    const address = at(`api/tables/${id}/play`);
    address.protocol = address.protocol.replace("http", "ws");
    this.#play = new Play(address, () => ({ language: speaking.language, code }), {
      heard: (message) => this.#heard(message),
      connection: (now, closed) => {
        this.connection = now;
        this.shut = closed ?? null;
      },
      version: () => this.#known?.coming.version ?? null,
    });
  }

  get mine(): readonly Seat[] {
    return this.table?.mine.seats ?? [];
  }

  get shown(): Moment | null {
    return this.#shown;
  }

  get chat() {
    return this.#known?.chat ?? [];
  }

  /** Whose eyes the board is shown through: of several at this screen, who holds the device. */
  get eyes(): Seat | null {
    return this.mine.length > 1 ? this.#eyes : (this.mine[0] ?? null);
  }

  /** Somebody takes the device. */
  take(seat: Seat): void {
    this.#eyes = seat;
  }

  /** Who is to take the device before anything is shown; null if all is well. */
  get curtain(): Seat | null {
    const secrets = this.#shown !== null && this.#shown.views[ALL] === undefined;
    return this.#shown === null ? null : handOver(this.#shown.now, this.mine, this.eyes, secrets);
  }

  get view(): GameView | null {
    return this.#shown === null ? null : seenBy(this.#shown.views, this.eyes);
  }

  get before(): GameView | null {
    return this.#shown?.before ? seenBy(this.#shown.before, this.eyes) : null;
  }

  /** The seat whose moves are offered, once all that happened is shown. */
  get acting(): Seat | null {
    return this.#shown === null || this.connection !== "open" || this.sent !== null || !this.upToDate
      ? null
      : actingSeat(this.#shown.now, this.mine, this.eyes);
  }

  get upToDate(): boolean {
    return this.#shown?.version === this.#known?.moment.version;
  }

  /** Show at once all that happened. */
  hurry(): void {
    this.#pace.hurry();
  }

  move(seat: Seat, move: string): void {
    const version = this.#known?.moment.version;
    if (version === undefined || this.sent !== null) {
      return;
    }
    this.notice = null;
    this.hint = null;
    this.sent = crypto.randomUUID();
    this.#play.move({ type: "move", id: this.sent, version, seat, move });
  }

  undo(seat: Seat): void {
    this.#atVersion((version) => ({ type: "undo", version, seat }));
  }

  answerUndo(agree: boolean): void {
    this.#atVersion((version) => ({ type: "undo-answer", version, agree }));
  }

  askHint(seat: Seat): void {
    this.hinting = true;
    this.#atVersion((version) => ({ type: "hint", version, seat }));
  }

  say(text: string): void {
    this.#play.send({ type: "chat", text });
  }

  warm(seat: Seat, agree: boolean): void {
    this.#play.send({ type: "warm", seat, agree });
  }

  wait(seat: Seat, wanted: boolean): void {
    this.#play.send({ type: wanted ? "wait" : "go-on", seat });
  }

  leave(): void {
    this.#pace.stop();
    this.#play.leave();
  }

  #atVersion(message: (version: number) => ClientMessage): void {
    if (this.#known !== null) {
      this.#play.send(message(this.#known.moment.version));
    }
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        return;
      case "accepted":
        this.#accepted = { id: message.id, version: message.version };
        this.#settle();
        return;
      case "refused":
        this.#forget(message.id);
        this.notice = noticeOf(message);
        return;
      case "error":
        this.hinting = false;
        this.notice = { text: message.text, rule: null };
        return;
      case "hint":
        this.hinting = false;
        this.hint = { seat: message.seat, moves: message.moves };
        return;
      default:
        this.#learn(message);
    }
  }

  /** A move is done with when its event is here, so that nothing is offered in between. */
  #settle(): void {
    if (this.#accepted !== null && (this.#known?.moment.version ?? 0) >= this.#accepted.version) {
      this.#forget(this.#accepted.id);
    }
  }

  #forget(id: string): void {
    this.#accepted = null;
    if (this.sent === id) {
      this.sent = null;
    }
  }

  #learn(message: ServerMessage): void {
    const last = this.#known?.moment;
    this.#known = heard(this.#known, message);
    const next = this.#known?.moment;
    if (next === undefined || next === last) {
      return;
    }
    if (next.version !== last?.version) {
      this.hint = null;
      this.hinting = false;
      this.notice = message.type === "event" ? null : this.notice;
    }
    this.arrivals += message.type === "state" ? 1 : 0;
    this.#settle();
    const ours = next.made.some((made) => made.seat !== null && this.mine.includes(made.seat));
    const late = message.type !== "event" || next.version === last?.version;
    this.#pace.show(next, late || ours);
  }
}

function seenBy(views: Readonly<Record<Seat, GameView>>, eyes: Seat | null): GameView | null {
  return views[ALL] ?? (eyes === null ? undefined : views[eyes]) ?? Object.values(views)[0] ?? null;
}

function noticeOf(refused: RefusedMessage & Told): Notice {
  return { text: whyNot(refused), rule: refused.rule };
}
