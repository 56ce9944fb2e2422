import { expect, test } from "vitest";
import type { GameView } from "../boards/board";
import { soundOf } from "./sounds";

const view = (more: object): GameView => ({ game: "x", phase: "move", actor: "2", options: {}, ...more });

test("a moment sounds like the most important thing in it", () => {
  const land = view({ terrain: { c5: "beach", c6: "beach" } });
  const less = view({ terrain: { c6: "beach" } });
  expect(soundOf(land, less, false)).toBe("sink");
  expect(soundOf(land, less, true)).toBe("turn");
  expect(soundOf(land, land, false)).toBe("move");
  expect(soundOf(null, less, false)).toBe("move");
  expect(soundOf(land, view({ actor: null }), false)).toBe("end");
  expect(soundOf(view({ tiles: { a1: "x" } }), view({ tiles: {} }), false)).toBe("sink");
});
