import { describe, expect, test } from "vitest";
import { around, enlarged, hasRoom, restScale, seen, showing, stripSide, within } from "./window";

const BOX = { x: -500, y: -400, width: 1000, height: 800 };
const CORE = { x: -400, y: -400, width: 800, height: 800 };

describe("what is seen at rest", () => {
  test("the whole box, where nothing may be cropped", () => {
    expect(restScale({ width: 500, height: 800 }, BOX, BOX)).toBe(0.5);
  });

  test("the frame is filled, cropping the box but not its core", () => {
    expect(restScale({ width: 900, height: 800 }, BOX, CORE)).toBe(1);
    expect(restScale({ width: 400, height: 800 }, BOX, CORE)).toBe(0.5);
  });
});

describe("where the buttons are", () => {
  test("in a room that is wide and tall enough", () => {
    const room = { x: 360, y: 0, height: 50 };
    expect(hasRoom({ width: 900, height: 800 }, BOX, CORE, room, 44)).toBe(true);
    expect(hasRoom({ width: 800, height: 800 }, BOX, CORE, room, 44)).toBe(false);
    expect(hasRoom({ width: 900, height: 700 }, BOX, CORE, room, 44)).toBe(false);
  });

  test("else in a strip, where it leaves the drawing larger", () => {
    expect(stripSide({ width: 360, height: 400 }, BOX, CORE, 44)).toBe("below");
    expect(stripSide({ width: 400, height: 360 }, BOX, CORE, 44)).toBe("beside");
  });
});

describe("looking closer", () => {
  const frame = { width: 1000, height: 800 };
  const home = { x: 0, y: 0 };

  test("keeps what lies under the pointer where it is", () => {
    const at = { x: 200, y: -100 };
    const look = enlarged({ ...home, times: 1 }, at, 2);
    const now = seen(frame, 1, look);
    expect((at.x - now.x) / now.width).toBeCloseTo(0.7);
    expect((at.y - now.y) / now.height).toBeCloseTo(0.375);
  });

  test("never looks beyond the edge, nor from further away than at rest", () => {
    expect(within(frame, 1, home, { x: 900, y: -900, times: 2 })).toEqual({ x: 250, y: -200, times: 2 });
    expect(within(frame, 1, home, { x: 30, y: 0, times: 0.2 })).toEqual({ x: 0, y: 0, times: 1 });
  });

  test("goes just as far as it must to show something", () => {
    const look = { x: 0, y: 0, times: 2 };
    expect(showing(frame, 1, look, { x: -20, y: -20, width: 40, height: 40 })).toEqual(look);
    expect(showing(frame, 1, look, { x: 260, y: 0, width: 40, height: 40 })).toEqual({ x: 50, y: 0, times: 2 });
    expect(showing(frame, 1, look, { x: -400, y: 0, width: 800, height: 10 })).toEqual({ x: 0, y: 0, times: 1.25 });
  });
});

test("a box around others is no larger than it must be", () => {
  const [one, other] = [
    { x: 0, y: 5, width: 10, height: 10 },
    { x: -5, y: 8, width: 7, height: 20 },
  ];
  expect(around([one, other])).toEqual({ x: -5, y: 5, width: 15, height: 23 });
});
