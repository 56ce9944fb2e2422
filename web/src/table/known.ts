/** What is known of a match: the server's messages put together.  Nothing here changes what it is given. */

import type { GameView, MadeMove } from "../boards/board";
import type { ChatLine, EventMessage, Logged, Now, Seat, ServerMessage, StateMessage } from "../protocol/messages";

/** A match as it stands, or stood. */
export interface Moment {
  readonly version: number;
  /** What is seen: by seat where several sit at this screen and each has secrets, else under `ALL`. */
  readonly views: Readonly<Record<Seat, GameView>>;
  /** The views before the last decision, null where motions would lead astray. */
  readonly before: Readonly<Record<Seat, GameView>> | null;
  /** The moves since then. */
  readonly made: readonly MadeMove[];
  readonly now: Now;
  readonly log: readonly Logged[];
}

/** The name under which the only view is kept. */
export const ALL = "all";

export interface Known {
  /** The last moment that is whole: with what may be done. */
  readonly moment: Moment;
  /** Where the events that came since lead; the last of them makes a moment of it. */
  readonly coming: Pick<Moment, "version" | "views" | "made" | "log">;
  readonly chat: readonly ChatLine[];
}

const LONGEST_LOG = 400;

/** What is known after a message. */
export function heard(known: Known | null, message: ServerMessage): Known | null {
  switch (message.type) {
    case "state":
      return fromState(known, message);
    case "event":
      return known === null ? null : withEvent(known, message);
    case "now":
      return known === null ? null : { ...known, moment: { ...known.moment, now: message.now } };
    case "chat": {
      const { type: _, ...line } = message;
      return known === null ? null : { ...known, chat: [...known.chat.filter((old) => old.n !== line.n), line] };
    }
    default:
      return known;
  }
}

function fromState(known: Known | null, state: StateMessage): Known {
  const views = state.views ?? { [ALL]: state.view };
  const missed = state.since.flatMap(madeOf);
  const moment: Moment = {
    version: state.version,
    views,
    before: null,
    made: missed.length > 0 ? missed : lastMade(state.log),
    now: state,
    log: longer(known, state),
  };
  return { moment, coming: { ...moment, made: [] }, chat: state.chat };
}

/** The log that was known, where it reaches further back. */
function longer(known: Known | null, state: StateMessage): readonly Logged[] {
  const first = state.log[0]?.version ?? 0;
  const old = known?.moment.log.filter((logged) => logged.version < first) ?? [];
  const gapless = old.length > 0 && old.at(-1)?.version === first - 1;
  return gapless ? [...old, ...state.log] : state.log;
}

function withEvent(known: Known, event: EventMessage): Known {
  if (event.version <= known.coming.version) {
    return known;
  }
  const { changes, views: changed, now, type: _, ...logged } = event;
  const views = Object.fromEntries(
    Object.entries(known.coming.views).map(([seat, view]) => [seat, { ...view, ...(changed?.[seat] ?? changes) }]),
  );
  const coming = {
    version: event.version,
    views,
    made: [...known.coming.made, ...madeOf(event)],
    log: [...known.coming.log, logged].slice(-LONGEST_LOG),
  };
  if (now === null) {
    return { ...known, coming };
  }
  const before = event.kind === "undo" ? null : known.moment.views;
  return { ...known, moment: { ...coming, before, now }, coming: { ...coming, made: [] } };
}

function madeOf(logged: Logged): MadeMove[] {
  return logged.kind === "move" && logged.move !== undefined
    ? [{ seat: logged.seat, move: logged.move, parts: logged.parts ?? {} }]
    : [];
}

/** The last decision in a log, with the draws that followed it. */
function lastMade(log: readonly Logged[]): MadeMove[] {
  const last = log.findLastIndex((logged) => logged.kind === "undo" || logged.seat !== null);
  return last < 0 ? [] : log.slice(last).flatMap(madeOf);
}
