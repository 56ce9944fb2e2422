/** What part of a drawing is seen through a frame: plain geometry, in the drawing's units. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** A place that reaches from a point to the frame's right edge. */
export interface Room extends Point {
  readonly height: number;
}

/** Where somebody looks: the middle of what is seen, and how many times it is enlarged. */
export interface Look extends Point {
  readonly times: number;
}

export const MOST_TIMES = 5;

/**
 * CSS pixels a unit when nothing is enlarged: the frame is filled with `box`, cropping it where the frame has
 * another shape, but never into `core`.
 */
export function restScale(frame: Size, box: Box, core: Box): number {
  const filled = Math.max(frame.width / box.width, frame.height / box.height);
  const whole = Math.min(frame.width / core.width, frame.height / core.height);
  return Math.max(Math.min(filled, whole), 1e-6);
}

/** Whether so many pixels, both ways, fit into a room when nothing is enlarged. */
export function hasRoom(frame: Size, box: Box, core: Box, room: Room, pixels: number): boolean {
  const scale = restScale(frame, box, core);
  const width = frame.width / 2 - (room.x - middle(core).x) * scale;
  return Math.min(width, room.height * scale) >= pixels;
}

/** Where a strip so many pixels thick leaves the drawing larger. */
export function stripSide(frame: Size, box: Box, core: Box, thick: number): "beside" | "below" {
  const beside = restScale({ ...frame, width: frame.width - thick }, box, core);
  const below = restScale({ ...frame, height: frame.height - thick }, box, core);
  return beside > below ? "beside" : "below";
}

export const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The part of the drawing that a look shows. */
export function seen(frame: Size, rest: number, look: Look): Box {
  const width = frame.width / (rest * look.times);
  const height = frame.height / (rest * look.times);
  return { x: look.x - width / 2, y: look.y - height / 2, width, height };
}

/** A look that shows nothing beyond what is seen at rest, and enlarges neither too much nor too little. */
export function within(frame: Size, rest: number, home: Point, look: Look): Look {
  const times = clamp(look.times, 1, MOST_TIMES);
  const all = seen(frame, rest, { ...home, times: 1 });
  const now = seen(frame, rest, { ...look, times });
  return {
    times,
    x: clamp(look.x, all.x + now.width / 2, all.x + all.width - now.width / 2),
    y: clamp(look.y, all.y + now.height / 2, all.y + all.height - now.height / 2),
  };
}

/** Enlarge so that what lies at a point stays where it is. */
export function enlarged(look: Look, at: Point, times: number): Look {
  const most = clamp(times, 1, MOST_TIMES);
  const kept = look.times / most;
  return { times: most, x: at.x + (look.x - at.x) * kept, y: at.y + (look.y - at.y) * kept };
}

/** The least change that brings a box into sight. */
export function showing(frame: Size, rest: number, look: Look, box: Box): Look {
  const fits = Math.min(frame.width / (rest * box.width), frame.height / (rest * box.height));
  const times = Math.min(look.times, Math.max(fits, 1));
  const now = seen(frame, rest, { ...look, times });
  return {
    times,
    x: look.x + outside(box.x, box.x + box.width, now.x, now.x + now.width),
    y: look.y + outside(box.y, box.y + box.height, now.y, now.y + now.height),
  };
}

/** The least box that holds some others. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

/** How far a stretch reaches out of another, signed. */
function outside(from: number, to: number, low: number, high: number): number {
  return from < low ? from - low : to > high ? to - high : 0;
}

const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
