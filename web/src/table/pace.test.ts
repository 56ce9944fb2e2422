import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each moment is left a while before the next one is shown", () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (moment) => shown.push(moment),
    () => 100,
  );
  pace.show(1, false);
  pace.show(2, false);
  pace.show(3, false);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1000);
  pace.show(4, false);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("one's own move is shown at once, whatever waits", () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (moment) => shown.push(moment),
    () => 100,
  );
  pace.show(1, false);
  pace.show(2, false);
  pace.show(3, true);
  expect(shown).toEqual([1, 3]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 3]);
});

test("nothing comes after stopping", () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (moment) => shown.push(moment),
    () => 100,
  );
  pace.show(1, false);
  pace.show(2, false);
  pace.stop();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1]);
});

test("all at once for those in a hurry", () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (moment) => shown.push(moment),
    () => 0,
  );
  pace.show(1, false);
  pace.show(2, false);
  expect(shown).toEqual([1, 2]);
});
