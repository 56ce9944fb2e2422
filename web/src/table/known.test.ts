import { expect, test } from "vitest";
import type { GameView } from "../boards/board";
import type { EventMessage, Logged, Now, StateMessage } from "../protocol/messages";
import { ALL, heard, type Known } from "./known";

const NOW: Now = {
  actor: "1",
  legal: { "1": [{ move: "end", verb: "end" }] },
  may_act: ["1"],
  told: { message: "x" },
  undo: null,
  clock: null,
  waits: [],
  warm: { asked: [] },
  result: null,
};
const VIEW = { game: "g", phase: "move", actor: "1", options: {}, moves_left: 3, boats: ["c4"] } as GameView;
const logged = (version: number, seat: string | null): Logged => ({
  version,
  kind: "move",
  seat,
  at: 0,
  move: `m${version}`,
  parts: { verb: "m" },
});
const STATE: StateMessage = {
  type: "state",
  version: 4,
  view: VIEW,
  ...NOW,
  since: [],
  log: [logged(2, "2"), logged(3, "1"), logged(4, null)],
  chat: [],
};
const event = (version: number, seat: string | null, more: Partial<EventMessage>): EventMessage => ({
  ...logged(version, seat),
  type: "event",
  now: null,
  ...more,
});
const known = (...messages: Parameters<typeof heard>[1][]): Known =>
  messages.reduce<Known | null>(heard, null) as Known;

test("the state says all, and what was made last", () => {
  const { moment } = known(STATE);
  expect(moment.views[ALL]).toEqual(VIEW);
  expect(moment.made.map((made) => made.move)).toEqual(["m3", "m4"]);
  expect(moment.before).toBeNull();
});

test("a move and its draws become one moment, when what may be done is known", () => {
  const first = known(STATE, event(5, "1", { changes: { moves_left: 2 } }));
  expect(first.moment.version).toBe(4);
  const { moment } = known(
    STATE,
    event(5, "1", { changes: { moves_left: 2 } }),
    event(6, null, { changes: { boats: [] }, now: { ...NOW, actor: "2" } }),
  );
  expect(moment.version).toBe(6);
  expect(moment.views[ALL]).toEqual({ ...VIEW, moves_left: 2, boats: [] });
  expect(moment.before?.[ALL]).toEqual(VIEW);
  expect(moment.made.map((made) => made.move)).toEqual(["m5", "m6"]);
  expect(moment.now.actor).toBe("2");
  expect(moment.log.map((line) => line.version)).toEqual([2, 3, 4, 5, 6]);
});

test("an event that is known already changes nothing", () => {
  expect(known(STATE, event(4, "1", { changes: { moves_left: 0 }, now: NOW }))).toEqual(known(STATE));
});

test("taking back is not animated", () => {
  const { moment } = known(STATE, event(5, "1", { kind: "undo", changes: {}, now: NOW }));
  expect(moment.before).toBeNull();
  expect(moment.made).toEqual([]);
});

test("several seats at one screen have a view each", () => {
  const both = known(
    { ...STATE, views: { "1": VIEW, "2": { ...VIEW, phase: "unseen" } } },
    event(5, "1", { views: { "1": { moves_left: 1 }, "2": { moves_left: 0 } }, now: NOW }),
  );
  expect(both.moment.views["1"]).toMatchObject({ phase: "move", moves_left: 1 });
  expect(both.moment.views["2"]).toMatchObject({ phase: "unseen", moves_left: 0 });
});

test("a fresh state keeps the log that reaches further back, unless there is a gap", () => {
  const later = { ...STATE, version: 6, log: [logged(5, "1"), logged(6, null)], since: [logged(5, "1")] };
  expect(known(STATE, later).moment.log.map((line) => line.version)).toEqual([2, 3, 4, 5, 6]);
  expect(known(STATE, later).moment.made.map((made) => made.move)).toEqual(["m5"]);
  expect(known(STATE, { ...later, log: [logged(9, "1")] }).moment.log.map((line) => line.version)).toEqual([9]);
});

test("chat is kept once a line", () => {
  const line = { n: 1, seat: "2", name: "Bob", text: "Hi", at: 0 };
  expect(known(STATE, { type: "chat", ...line }, { type: "chat", ...line }).chat).toEqual([line]);
});
