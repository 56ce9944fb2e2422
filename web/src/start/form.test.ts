import { expect, test } from "vitest";
import type { GameFacts } from "../protocol/messages";
import { optionsFor, otherCount, requestOf, type SeatForm, ticked } from "./form";

const GAME: GameFacts = {
  name: "the-island",
  seats: [2, 3, 4],
  team: false,
  secrets: true,
  options: [
    { name: "two_colours", kind: "flag", default: false, only_seats: [2] },
    { name: "challenges", kind: "some", values: [1, 2, 3, 4], default: [] },
  ],
};
const seat = (kind: SeatForm["kind"]): SeatForm => ({ kind, level: "strong", name: "" });

test("a table's request has what differs from the default, and levels for bots only", () => {
  const chosen = { two_colours: true, challenges: [] };
  expect(requestOf(GAME, [seat("me"), seat("bot")], chosen, 60, false)).toEqual({
    game: "the-island",
    options: { two_colours: true },
    time: 60,
    open: false,
    seats: [{ kind: "me" }, { kind: "bot", level: "strong" }],
  });
});

test("an option for fewer seats is left out, and a seat for anyone makes an open table", () => {
  const request = requestOf(GAME, [seat("me"), seat("friend"), seat("anyone")], { two_colours: true }, 0, false);
  expect(request).toMatchObject({ options: {}, time: null, open: true });
  expect(optionsFor(GAME, 3).map((option) => option.name)).toEqual(["challenges"]);
});

test("seats are as many as the game has", () => {
  expect(otherCount(GAME, 2, -1)).toBeNull();
  expect(otherCount(GAME, 4, 1)).toBeNull();
  expect(otherCount(GAME, 3, 1)).toBe(4);
});

test("ticking keeps the option's order", () => {
  const challenges = GAME.options[1] as (typeof GAME.options)[number];
  expect(ticked(challenges, [4], 2)).toEqual([2, 4]);
  expect(ticked(challenges, [2, 4], 4)).toEqual([2]);
});
