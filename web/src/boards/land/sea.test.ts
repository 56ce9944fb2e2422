import { expect, test } from "vitest";
import { wavesOn } from "./sea";

const SMALL = { x: -440, y: -320, width: 880, height: 640 };

test("a sea that grows keeps its waves", () => {
  const all = wavesOn({ x: SMALL.x - 90, y: SMALL.y - 150, width: 1200, height: 1000 });
  expect(all.length).toBeGreaterThan(wavesOn(SMALL).length);
  expect(all).toEqual(expect.arrayContaining(wavesOn(SMALL)));
});

test("waves are scattered, not in rows", () => {
  const waves = wavesOn(SMALL);
  expect(new Set(waves.map(({ y }) => y)).size).toBeGreaterThan(waves.length / 2);
  expect(new Set(waves.map(({ x }) => x)).size).toBeGreaterThan(waves.length / 2);
});
