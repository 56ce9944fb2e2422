import { describe, expect, test } from "vitest";
import { FIXTURES, fixture } from "../../gallery/fixture";
import * as square from "../forbidden-island/cells";
import type { View as Island } from "../forbidden-island/view";
import { middleOf } from "../islet/projection";
import { layoutOf, shoresOf, stacksOf } from "../islet/scene";
import type { View as Islet } from "../islet/view";
import type { Point } from "../zoom/window";
import { arrowTo } from "./arrows";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The cells that the arrow keys lead to from the first one. */
function walked(places: ReadonlyMap<string, Point>): Set<string> {
  const [first = ""] = places.keys();
  const found = new Set([first]);
  for (const cell of found) {
    for (const arrow of ARROWS) {
      const next = arrowTo(arrow, cell, places);
      if (next !== null) {
        found.add(next);
      }
    }
  }
  return found;
}

test("an arrow leads to the neighbour on that side", () => {
  const cells = ["b1", "a2", "b2", "c2", "b3"];
  const places = new Map(cells.map((cell) => [cell, square.middleOf(cell)]));
  expect(ARROWS.map((arrow) => arrowTo(arrow, "b2", places))).toEqual(["a2", "c2", "b1", "b3"]);
  expect(arrowTo("ArrowUp", "b1", places)).toBeNull();
  expect(arrowTo("x", "b2", places)).toBeNull();
});

describe("arrow keys reach every cell", () => {
  test.each(FIXTURES.filter((name) => name.startsWith("forbidden-island/")))("%s", async (name) => {
    const view = (await fixture(name)).view as Island;
    const places = new Map(Object.keys(view.tiles).map((cell) => [cell, square.middleOf(cell)]));
    expect(walked(places)).toEqual(new Set(places.keys()));
  });

  test.each(FIXTURES.filter((name) => name.startsWith("islet/")))("%s", async (name) => {
    const view = (await fixture(name)).view as Islet;
    const { origins } = layoutOf(view, false);
    const cells = stacksOf(view, origins).map(({ cell, seen }) => [cell, middleOf(seen)] as const);
    const coast = shoresOf(view, origins).map(({ cell, middle }) => [cell, middle] as const);
    for (const places of [new Map(cells), new Map([...cells, ...coast])]) {
      expect(walked(places)).toEqual(new Set(places.keys()));
    }
  });
});
