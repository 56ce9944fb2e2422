import { expect, test } from "vitest";
import { tie } from "./tie";
import type { View } from "./view";

const VIEW = {
  cells: {
    "0,0": ["sand", "leaf", 3],
    "1,0": ["clay", "leaf", 5],
    "2,0": ["sand", "branch", 2],
    "3,0": ["water", "leaf", 5],
  },
  eggs: { "0,0": 1, "1,0": 1, "2,0": 2, "3,0": 2 },
} as unknown as View;
const ada = { seat: "1", name: "Ada", won: true };
const tom = { seat: "2", name: "Tom", won: false };

test("the heights of those who are level are told, the highest first", () => {
  expect(tie(VIEW, [ada, tom])).toEqual([
    { message: "page-islet-tie-broken" },
    { message: "page-islet-tie-heights", arguments: { name: "Ada", heights: "5, 3" } },
    { message: "page-islet-tie-heights", arguments: { name: "Tom", heights: "5, 2" } },
  ]);
});

test("who is level in everything shares", () => {
  expect(tie(VIEW, [ada, { ...tom, won: true }])[0]).toEqual({ message: "page-islet-tie-shared" });
});
