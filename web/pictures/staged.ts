/** Moments of recorded matches put onto the table page, as a server would send them: for pictures, and for dragging. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Fixture } from "../src/gallery/fixture";
import type { Logged, Now, StateMessage, Table, TableSeat } from "../src/protocol/messages";

const NAMES = ["Ada", "Tom", "Inès", "Malo", "Zoé"];
const TABLE = "picture";

export interface Staging {
  /** Its file, `GAME/NAME`. */
  readonly fixture: string;
  /** Seats at this screen; the one to move if left out. */
  readonly mine?: readonly string[];
  /** What of `now` is otherwise. */
  readonly now?: Partial<Now>;
}

export function fixtureNamed(name: string): Fixture {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8")) as Fixture;
}

/** Open the table page at such a moment; the moves that it sends from then on. */
export async function stage(page: Page, address: string, staging: Staging): Promise<readonly string[]> {
  const fixture = fixtureNamed(staging.fixture);
  const sent: string[] = [];
  const mine = staging.mine ?? [fixture.seat ?? "1"];
  const table = tableOf(fixture, mine);
  const state = stateOf(fixture, mine, staging.now ?? {});
  await page.unrouteAll();
  await page.route(`**/api/tables/${TABLE}*`, (route) => route.fulfill({ json: table }));
  await page.routeWebSocket(/\/play$/, (socket) => {
    socket.onMessage((text) => {
      const { type, move } = JSON.parse(String(text)) as { type: string; move?: string };
      if (type === "hello") {
        socket.send(JSON.stringify({ type: "table", table }));
        socket.send(JSON.stringify(state));
      } else if (move !== undefined) {
        sent.push(move);
      }
    });
  });
  await page.goto(`${address}t/${TABLE}`);
  return sent;
}

function tableOf({ view, result }: Fixture, mine: readonly string[]): Table {
  const count = Number(view.options.seats);
  const seats = Array.from({ length: count }, (_, index): TableSeat => {
    const seat = String(index + 1);
    const bot = !mine.includes(seat) && index % 2 === 1;
    const taken = { taken: true, opener: index === 0, present: true, warm: false };
    return { seat, kind: bot ? "bot" : "friend", level: "casual", name: bot ? null : (NAMES[index] ?? ""), ...taken };
  });
  return {
    ...{ id: TABLE, game: view.game, options: view.options as Table["options"], time: null, open: false, opened: 0 },
    phase: result === null ? "playing" : "over",
    mine: { seats: mine, opener: true },
    seats,
    watching: 0,
    links: null,
    dice: { commitment: "", contributions: [], secret: null, seed: null, uploaded: false },
    next: null,
    before: null,
  };
}

function stateOf(fixture: Fixture, mine: readonly string[], otherwise: Partial<Now>): StateMessage {
  const { seat, view, legal, told, result } = fixture;
  const log = fixture.log.map((made, index): Logged => ({ version: index + 1, kind: "move", at: 0, ...made }));
  return {
    type: "state",
    version: log.length,
    view,
    ...(mine.length > 1 ? { views: Object.fromEntries(mine.map((one) => [one, view])) } : {}),
    actor: seat,
    legal: seat === null ? {} : { [seat]: legal },
    may_act: seat === null ? [] : [seat],
    told,
    undo: { seat, free: true, asked: null, agreed: [], waiting_for: [] },
    clock: null,
    waits: [],
    warm: { asked: [] },
    result,
    since: [],
    log,
    chat: [],
    ...otherwise,
  };
}
