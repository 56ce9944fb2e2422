import { expect, test } from "vitest";
import { codeOf, rootOf, tableOf } from "./place";

test.each([
  ["https://example.org/", "https://example.org/"],
  ["https://example.org/#credits", "https://example.org/"],
  ["https://example.org/t/k3v9#join=x", "https://example.org/"],
  ["https://example.org/games/archipel/", "https://example.org/games/archipel/"],
  ["https://example.org/games/archipel/t/k3v9", "https://example.org/games/archipel/"],
  ["https://example.org/games/archipel/t/k3v9/", "https://example.org/games/archipel/"],
])("%s is served from %s", (address, root) => {
  expect(rootOf(address).href).toBe(root);
});

test("the table and the code of an invitation", () => {
  expect(tableOf("https://example.org/a/t/k3v9x0q2m7ab#join=3mJ_-x")).toBe("k3v9x0q2m7ab");
  expect(tableOf("https://example.org/a/")).toBeNull();
  expect(codeOf("https://example.org/t/x#join=3mJ_-x")).toEqual({ kind: "join", code: "3mJ_-x" });
  expect(codeOf("https://example.org/t/x#credits")).toBeNull();
});
