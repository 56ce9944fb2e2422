import { expect, test } from "vitest";
import { drawn, hasOurs, isBound, isMixed, strayDraws } from "./fairness";

// made by the Python package: archipel.server.tables.dice and archipel.seeds
const DICE = {
  secret: "11".repeat(32),
  commitment: "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc",
  contributions: [
    { seat: "3", number: "07".repeat(32) },
    { seat: "1", number: "9a".repeat(32) },
  ],
  seed: "49ee4552794e75467efd224fca6f59559c9d138980766b943e4e934d1a46984a",
  uploaded: false,
};
const ID = "k3v9x0q2m7abcd";
const ODDS = [
  ["first", 3],
  ["second", 1],
  ["third", 2],
] as const;
const MOVES = ["place r4 e5", "sink e5"];

test("the secret is the one that was bound, and another is not", async () => {
  expect(await isBound(DICE)).toBe(true);
  expect(await isBound({ ...DICE, secret: "12".repeat(32) })).toBe(false);
  expect(await isBound({ ...DICE, secret: null })).toBe(false);
});

test("the seed is made of the secret and everybody's number, in the order of seats", async () => {
  expect(await isMixed({ id: ID, dice: DICE })).toBe(true);
  expect(await isMixed({ id: "another", dice: DICE })).toBe(false);
  expect(await isMixed({ id: ID, dice: { ...DICE, contributions: DICE.contributions.slice(1) } })).toBe(false);
});

test("one's own number has to be the one said of a seat of one's own", () => {
  const table = { dice: DICE, mine: { seats: ["3"], opener: false } };
  expect(hasOurs(table, "07".repeat(32))).toBe(true);
  expect(hasOurs(table, "9a".repeat(32))).toBe(false);
  expect(hasOurs({ ...table, dice: { ...DICE, contributions: [] } }, "07".repeat(32))).toBe(false);
});

test("draws follow from the seed and the moves before", async () => {
  expect(await drawn("7", [], ODDS)).toBe("first");
  expect(await drawn("7", MOVES.slice(0, 1), ODDS)).toBe("third");
  expect(await drawn("7", MOVES, ODDS)).toBe("first");
});

test("a draw that somebody helped along is named", async () => {
  const draws = [
    { index: 0, odds: [["place r4 e5", 3], ...ODDS.slice(1)] as const },
    { index: 1, odds: ODDS },
  ];
  expect(await strayDraws("7", { moves: ["place r4 e5", "third"], draws })).toEqual([]);
  expect(await strayDraws("7", { moves: ["place r4 e5", "second"], draws })).toEqual([1]);
});
