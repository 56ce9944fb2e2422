import { beforeAll, expect, test, vi } from "vitest";
import type { Player } from "../boards/board";
import type { Logged } from "../protocol/messages";
import { speaking } from "../words/speaking.svelte";
import { lineOf } from "./lines";

vi.stubGlobal("document", { documentElement: {} });
beforeAll(() => speaking.learn("forbidden-island", "page-forbidden-island"));

const players = ["Ada", "Tom", "Inès"].map(
  (name, index): Player => ({ seat: String(index + 1), name, colours: ["red"], bot: false, me: false }),
);
const made = (verb: string, given: Record<string, string>): Logged => ({
  ...{ version: 1, kind: "move", at: 0, seat: "2", move: verb },
  told: { message: `forbidden-island-move-${verb}`, arguments: given },
});

test("a move that tells of players calls them by their names", () => {
  const lift = { seat: "1", pawns: "1, 3", from: "c3", to: "e5", tile: "tidal-palace" };
  expect(lineOf(made("lift", lift), players)).toBe(
    "The helicopter of Ada flies from c3 to the Tidal Palace (e5), with Ada, Inès aboard",
  );
  expect(lineOf(made("give", { to_seat: "3", card: "crystal" }), players)).toMatch(/^Gives Inès a card: /);
});

test("any other is told in the game's own words", () => {
  expect(lineOf(made("end", {}), players)).toBe("Does nothing more");
});
