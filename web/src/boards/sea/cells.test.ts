import { describe, expect, test } from "vitest";
import { SEA as SURVIVE } from "../survive-the-island/view";
import { SEA as ISLAND } from "../the-island/view";
import { arrowTo } from "./keys";

const { cells } = ISLAND;

describe("the boards", () => {
  test("have as many cells and tiles as the games", () => {
    expect(cells.all).toHaveLength(133);
    expect(SURVIVE.cells.all).toHaveLength(129);
    expect(cells.chart.island).toHaveLength(40);
    expect(SURVIVE.cells.chart.island).toHaveLength(40);
  });

  test("know which cells touch", () => {
    expect([...cells.beside("g6")].sort()).toEqual(["f6", "f7", "g5", "g7", "h6", "h7"]);
    expect([...cells.beside("a1")].sort()).toEqual(["a2", "b2", "b3"]);
  });

  test("find the cell at a point, the safe islands too", () => {
    for (const cell of [...cells.all, "NW", "NE", "SW", "SE"]) {
      expect(cells.at(cells.middle(cell))).toBe(cell);
    }
    expect(cells.at({ x: 0, y: -900 })).toBeNull();
  });
});

describe("a way", () => {
  test("is the shortest over what is open", () => {
    expect(cells.way("a1", "a4", () => true)).toEqual(["a1", "a2", "a3", "a4"]);
    expect(cells.way("a1", "a3", (cell) => cell !== "a2")).toHaveLength(4);
  });

  test("is straight where nothing is open", () => {
    expect(cells.way("a1", "a4", () => false)).toEqual(["a1", "a4"]);
    expect(cells.way("c11", "NE", () => true)).toEqual(["c11", "NE"]);
  });
});

describe("arrow keys", () => {
  test("go along a row, and onto the safe island at its end", () => {
    expect(arrowTo(cells, "c2", "ArrowLeft", 0)).toBe("c1");
    expect(arrowTo(cells, "c1", "ArrowLeft", 0)).toBe("NW");
    expect(arrowTo(cells, "NW", "ArrowRight", 0)).toBe("b1");
    expect(arrowTo(cells, "g11", "ArrowRight", 0)).toBe("g11");
  });

  test("go up and down in a line", () => {
    const column = [];
    for (let cell = "a4"; column.length < 13; cell = arrowTo(cells, cell, "ArrowDown", 0)) {
      column.push(cell);
    }
    expect(column.at(0)).toBe("a4");
    expect(column.at(-1)).toBe("m4");
    expect(Math.max(...column.map((cell) => Math.abs(cells.middle(cell).x)))).toBeLessThan(40);
  });

  test("reach every cell from every other", () => {
    const reached = new Set(["g6"]);
    for (const cell of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        reached.add(arrowTo(cells, cell, key, cells.all.includes(cell) ? cells.middle(cell).x : 0));
      }
    }
    expect(reached.size).toBe(137);
  });
});
