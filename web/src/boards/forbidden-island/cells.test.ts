import { expect, test } from "vitest";
import { boxOf, cellsOf, PITCH, TILE, tableBox, treasuresOf } from "./cells";
import { LAYOUTS, tableOf } from "./tables";

const inside = (inner: { x: number; y: number; width: number; height: number }, box: typeof inner): boolean =>
  inner.x >= box.x &&
  inner.y >= box.y &&
  inner.x + inner.width <= box.x + box.width &&
  inner.y + inner.height <= box.y + box.height;

test.each(LAYOUTS)("%s: island and treasures are in sight, on a narrow screen and on a wide one", (layout) => {
  const table = tableOf(layout);
  for (const whole of [true, false]) {
    const box = tableBox(table, whole);
    const treasures = treasuresOf(table, whole).map(({ x, y }) => ({
      ...{ x: x * PITCH, y: y * PITCH },
      ...{ width: TILE, height: TILE },
    }));
    expect([...cellsOf(layout).map(boxOf), ...treasures].filter((one) => !inside(one, box))).toEqual([]);
  }
});

test.each(LAYOUTS)("%s: on a narrow screen nothing but the island takes its width", (layout) => {
  const table = tableOf(layout);
  const columns = Math.max(...table.rows.map((row) => row.length));
  expect(tableBox(table, false).width).toBeLessThan((columns + 0.25) * PITCH);
});
