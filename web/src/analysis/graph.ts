/** The chances of everybody over a match, as lines to draw. */

import type { JudgedMove } from "../protocol/looking";
import type { Seat } from "../protocol/messages";

/** Everybody's chance at a moment: after so many moves. */
export interface Chances {
  readonly at: number;
  readonly shares: Readonly<Record<Seat, number>>;
}

export const chancesOf = (moves: readonly JudgedMove[]): readonly Chances[] =>
  moves.map((move) => ({ at: move.index + 1, shares: move.shares }));

/** Where a picture has room for the lines. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far to the right a moment is, and how far down a chance. */
export const across = (frame: Frame, at: number, length: number): number =>
  frame.left + (frame.width * at) / Math.max(1, length);
export const down = (frame: Frame, share: number): number => frame.top + frame.height * (1 - share);

/** The moment that is so far to the right. */
export function momentAt(frame: Frame, x: number, length: number): number {
  const part = (x - frame.left) / frame.width;
  return Math.round(Math.max(0, Math.min(1, part)) * length);
}

/** A seat's line, as the `d` of a path. */
export function lineOf(chances: readonly Chances[], seat: Seat, frame: Frame, length: number): string {
  return chances
    .map(({ at, shares }, index) => {
      const x = across(frame, at, length).toFixed(1);
      return `${index === 0 ? "M" : "L"}${x} ${down(frame, shares[seat] ?? 0).toFixed(1)}`;
    })
    .join("");
}

/** Labels at the lines' ends, each as near to its line as the others leave room for, in the order given. */
export function spread(wished: readonly number[], apart: number, least: number, most: number): readonly number[] {
  const order = wished.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  let last = least - apart;
  for (const label of order) {
    label.y = Math.max(label.y, last + apart);
    last = label.y;
  }
  let next = most + apart;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, next - apart);
    next = label.y;
  }
  return order.sort((one, other) => one.index - other.index).map(({ y }) => y);
}

/** A step after which much was different. */
export interface TurningPoint {
  readonly at: number;
  /** Who won or lost the most by it, and how much. */
  readonly seat: Seat;
  readonly swing: number;
}

const MOST = 5;
const LEAST = 0.12;

/** How much a swing is, rounded so that what one wins and another loses is the same. */
const size = (swing: number): number => Math.round(Math.abs(swing) * 1e4);

/** The steps that changed somebody's chance the most, in the order they came. */
export function turningPoints(chances: readonly Chances[]): readonly TurningPoint[] {
  const swings = chances.slice(1).flatMap(({ at, shares }, index): TurningPoint[] => {
    const before = chances[index]?.shares ?? {};
    const [most] = Object.keys(shares)
      .map((seat) => ({ at, seat, swing: (shares[seat] ?? 0) - (before[seat] ?? 0) }))
      .sort((one, other) => size(other.swing) - size(one.swing));
    return most !== undefined && Math.abs(most.swing) >= LEAST ? [most] : [];
  });
  return swings
    .toSorted((one, other) => size(other.swing) - size(one.swing))
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at);
}

/** A chance in whole percents. */
export const percent = (share: number): number => Math.round(share * 100);
