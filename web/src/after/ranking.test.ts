import { expect, test } from "vitest";
import type { Player } from "../boards/board";
import { ranked, tiedAtTop } from "./ranking";

const player = (seat: string): Player => ({ seat, name: seat, colours: ["red"], bot: false, me: false });

test("winners first, then by score; those alike share a place", () => {
  const rows = ranked({ scores: { "1": 9, "2": 14, "3": 14, "4": 9 }, winners: [3] }, ["1", "2", "3", "4"].map(player));
  expect(rows.map((row) => [row.player.seat, row.place])).toEqual([
    ["3", 1],
    ["2", 2],
    ["1", 3],
    ["4", 3],
  ]);
});

test("who shares the best score is level, and nobody is alone", () => {
  const players = ["1", "2", "3"].map(player);
  const level = tiedAtTop(ranked({ scores: { "1": 7, "2": 9, "3": 9 }, winners: [3] }, players));
  expect(level.map((row) => [row.player.seat, row.won])).toEqual([
    ["3", true],
    ["2", false],
  ]);
  expect(tiedAtTop(ranked({ scores: { "1": 7, "2": 9, "3": 8 }, winners: [2] }, players))).toEqual([]);
});
