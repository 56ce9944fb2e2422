import { expect, test } from "vitest";
import { FIXTURES, fixture } from "../../gallery/fixture";
import { coastOf, nameOf, neighboursOf, pointsUp, spotOf } from "./grid";
import { seenOf } from "./projection";
import { layoutOf, perchesOf, stacksOf } from "./scene";
import { inBag, inDeck, RESOURCES, type View } from "./view";

test("cells of one islet and of two are read and written alike", () => {
  for (const cell of ["0,0", "-1,2", "day:-3,-1", "night:4,0"]) {
    expect(nameOf(spotOf(cell))).toBe(cell);
  }
  expect(pointsUp(spotOf("0,0"))).toBe(false);
  expect(pointsUp(spotOf("-1,0"))).toBe(true);
});

test("neighbours are neighbours of each other", () => {
  for (const cell of ["0,0", "1,0", "-2,3"]) {
    for (const beside of neighboursOf(spotOf(cell))) {
      expect(neighboursOf(beside).map(nameOf)).toContain(cell);
    }
  }
});

test("the coast is where the rules let a first tile go", async () => {
  const { legal, view } = await fixture("islet/islet-four-seats-turn");
  const first = new Set(legal.filter((move) => move.verb === "put").map((move) => move.to));
  expect(new Set(coastOf(Object.keys((view as View).cells)))).toEqual(first);
});

test("a taller stack before a cell hides part of it, never all", () => {
  const top = [
    { x: 89, y: 0 },
    { x: 178, y: 123 },
    { x: 0, y: 123 },
  ] as const;
  const none = { left: 0, right: 0, across: 0, leftCorner: 0, rightCorner: 0 };
  expect(seenOf(top, true, { ...none, left: 3, right: 3 })).toEqual({ triangle: top, size: 1 });
  expect(seenOf(top, true, { ...none, across: 2 }).size).toBeCloseTo(1 - 36 / 123.3, 2);
  expect(seenOf(top, true, { ...none, across: 9, leftCorner: 20 }).size).toBe(0.45);
  const { triangle, size } = seenOf(top, true, { ...none, rightCorner: 4 });
  expect(size).toBeCloseTo(1 - 36 / 123.3, 2);
  expect(triangle[0].x).toBeLessThan(89);
  expect(triangle[2].x).toBeGreaterThan(0);
});

test("every moment has all its cells in sight, alone without day and night touching", async () => {
  for (const name of FIXTURES.filter((fixture) => fixture.startsWith("islet/"))) {
    const view = (await fixture(name)).view as View;
    for (const narrow of [true, false]) {
      const { box, origins, islets } = layoutOf(view, narrow);
      const stacks = stacksOf(view, origins);
      expect(stacks).toHaveLength(Object.keys(view.cells).length);
      for (const { x, y } of [...stacks.flatMap((stack) => stack.seen), ...perchesOf(view, stacks, box)]) {
        expect(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(true);
      }
      if (islets.day !== undefined && islets.night !== undefined) {
        const beside = narrow
          ? islets.night.y - (islets.day.y + islets.day.height)
          : islets.night.x - (islets.day.x + islets.day.width);
        expect(beside).toBeGreaterThan(0);
      }
    }
  }
});

test("alone, cards lie in sight and on no cell", async () => {
  for (const name of FIXTURES.filter((fixture) => fixture.startsWith("islet/islet-alone"))) {
    const view = (await fixture(name)).view as View;
    for (const narrow of [true, false]) {
      const { box, origins, cards } = layoutOf(view, narrow);
      const corners = stacksOf(view, origins).flatMap((stack) => stack.seen);
      for (const { x, y, step, size } of [cards.day, cards.night].filter((row) => row !== undefined)) {
        const [wide, high] = [52 * size + step.x / 2, 66 * size + step.y / 2];
        expect(x - wide >= box.x && x + wide <= box.x + box.width).toBe(true);
        expect(y - high >= box.y && y + high <= box.y + box.height).toBe(true);
        expect(corners.filter((one) => Math.abs(one.x - x) < wide && Math.abs(one.y - y) < high)).toEqual([]);
      }
    }
  }
});

test("the bag and the decks are what is left", async () => {
  const view = (await fixture("islet/islet-four-seats-middle")).view as View;
  expect(inBag(view)).toBe(41 - 12);
  for (const resource of RESOURCES) {
    expect(inDeck(view, resource)).toBeGreaterThanOrEqual(0);
  }
  expect(inDeck(view, "flower")).toBe(12 - 1 - 2 - 3 - 1 - 1);
});
