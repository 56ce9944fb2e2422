import { expect, test } from "vitest";
import { Player } from "./player.svelte";

const TURNS = [
  { seat: "1", from: 0, to: 4 },
  { seat: "2", from: 4, to: 7 },
  { seat: "1", from: 7, to: 10 },
];
const player = (): Player =>
  new Player(
    () => 10,
    () => TURNS,
  );

test("steps forward can be shown as motions, jumps and steps back cannot", () => {
  const one = player();
  one.key("ArrowRight");
  expect([one.at, one.stepped]).toEqual([1, true]);
  one.take(5);
  expect([one.at, one.stepped]).toEqual([5, false]);
  one.key("ArrowLeft");
  expect([one.at, one.stepped]).toEqual([4, false]);
});

test("it stays within the match", () => {
  const one = player();
  one.key("ArrowLeft");
  expect(one.at).toBe(0);
  one.take(99);
  expect([one.at, one.atEnd]).toEqual([10, true]);
});

test("keys: turns, beginning, end, and none that it does not know", () => {
  const one = player();
  const after = (key: string) => {
    one.key(key);
    return one.at;
  };
  expect([after("PageDown"), after("PageDown"), after("PageDown"), after("PageDown")]).toEqual([4, 7, 10, 10]);
  expect([after("PageUp"), after("Home"), after("End")]).toEqual([7, 0, 10]);
  expect(one.key("x")).toBe(false);
});

test("playing ends with the match, begins again after it, and stops when somebody takes it in hand", () => {
  const one = player();
  one.take(10);
  one.key(" ");
  expect([one.playing, one.at]).toEqual([true, 0]);
  one.take(3);
  expect(one.playing).toBe(false);
  one.toggle();
  one.go(10);
  expect(one.playing).toBe(false);
});
