import { expect, test } from "vitest";
import { codeOf, learningOf, momentOf, replayOf, tableOf } from "./place";

test("the table and the code of an invitation", () => {
  expect(tableOf("https://example.org/a/t/k3v9x0q2m7ab#join=3mJ_-x")).toBe("k3v9x0q2m7ab");
  expect(tableOf("https://example.org/a/")).toBeNull();
  expect(codeOf("https://example.org/t/x#join=3mJ_-x")).toEqual({ kind: "join", code: "3mJ_-x" });
  expect(codeOf("https://example.org/t/x#credits")).toBeNull();
});

test("the rules of a game, and a rule among them", () => {
  expect(learningOf("https://example.org/a/rules/the-island#TI-4.1")).toEqual({
    page: "rules",
    game: "the-island",
    at: "TI-4.1",
  });
  expect(learningOf("https://example.org/learn/islet/")).toEqual({ page: "learn", game: "islet", at: "" });
  expect(learningOf("https://example.org/t/k3v9x0q2m7ab")).toBeNull();
});

test("a moment of a match that is looked back at", () => {
  const address = "https://example.org/a/t/k3v9x0q2m7ab/replay?at=17&as=2#watch=9sQ";
  expect(replayOf(address)).toBe("k3v9x0q2m7ab");
  expect(tableOf(address)).toBeNull();
  expect(replayOf("https://example.org/a/t/k3v9x0q2m7ab")).toBeNull();
  expect(momentOf(address)).toEqual({ at: 17, eyes: "2" });
  expect(momentOf("https://example.org/t/x/replay?at=-3")).toEqual({ at: null, eyes: null });
});
