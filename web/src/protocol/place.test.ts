import { expect, test } from "vitest";
import { codeOf, tableOf } from "./place";

test("the table and the code of an invitation", () => {
  expect(tableOf("https://example.org/a/t/k3v9x0q2m7ab#join=3mJ_-x")).toBe("k3v9x0q2m7ab");
  expect(tableOf("https://example.org/a/")).toBeNull();
  expect(codeOf("https://example.org/t/x#join=3mJ_-x")).toEqual({ kind: "join", code: "3mJ_-x" });
  expect(codeOf("https://example.org/t/x#credits")).toBeNull();
});
