import { describe, expect, test } from "vitest";
import { answersTo, follow, startChoosing, take } from "../../choosing";
import { FIXTURES, fixture } from "../../gallery/fixture";
import { reachable } from "../land/reachable";
import { allBut, confirms, order, resourcesIn } from "./choices";
import { marksOf } from "./marks";
import type { View } from "./view";

const MOMENTS = FIXTURES.filter((name) => name.startsWith("islet/"));
const of = (ask: string, value: string) => ({ ask, value });

describe("every legal move can be chosen, and nothing else", () => {
  test.each(MOMENTS)("%s", async (name) => {
    const { legal } = await fixture(name);
    expect(reachable(startChoosing(legal, order))).toEqual(legal.map((move) => move.move).sort());
  });
});

test("exploring: a tile, then where it goes, with the card it gives", async () => {
  const { legal } = await fixture("islet/islet-two-seats-middle");
  const held = take(startChoosing(legal, order), of("kind", "clay-branch"));
  expect(marksOf(held)).toEqual([{ cell: "-2,-1", puts: true, gains: "flower", costs: null }]);
  expect(take(held, of("to", "-2,-1")).move?.move).toBe("put clay-branch -2,-1");
});

test("moving: where to, with the card it costs, paid by itself if there is one way", async () => {
  const { legal } = await fixture("islet/islet-four-seats-middle");
  const start = startChoosing(legal, order);
  expect(marksOf(start)).toEqual([{ cell: "-1,0", puts: false, gains: null, costs: "sand" }]);
  expect(take(start, of("to", "-1,0")).move?.move).toBe("go -1,0 sand");
});

test("laying: how to pay, then which card is guaranteed", async () => {
  const { legal } = await fixture("islet/islet-four-seats-can-lay");
  const laying = take(startChoosing(legal, order), of("do", "lay"));
  const lays = legal.filter((move) => move.verb === "lay");
  const asked = new Set(lays.map((move) => move.pay)).size > 1 ? "pay" : "egg";
  expect(new Set(laying.offered.map((choice) => choice.ask))).toEqual(new Set([asked]));
  const [pay] = answersTo(laying, "pay");
  const paid = pay === undefined ? laying : take(laying, of("pay", pay));
  expect(answersTo(paid, "egg").every((egg) => /^(keep|lose)-/.test(egg))).toBe(true);
});

test("alone: three tiles of the hand go by touching the one that stays", async () => {
  const { legal, view } = await fixture("islet/islet-alone-early");
  const hand = (view as View).hands["1"] ?? [];
  const start = startChoosing(legal, order);
  const asked = take(start, of("do", "trim-hand"));
  for (let kept = 0; kept < hand.length; kept++) {
    const move = follow(asked, [of("kinds", allBut(hand, kept))])?.move;
    expect(move?.move).toBe(`trim hand ${allBut(hand, kept)}`);
  }
  expect(take(start, of("do", "trim-bag")).move?.move).toBe("trim bag");
});

test("a payment and an egg's card are shown as they look", () => {
  expect(resourcesIn(of("pay", "clay+flower+flower"))).toEqual(["clay", "flower", "flower"]);
  expect(resourcesIn(of("pay", "-"))).toEqual([]);
  expect(resourcesIn(of("egg", "keep-sand"))).toEqual(["sand"]);
  expect(resourcesIn(of("do", "lay"))).toEqual([]);
});

test("only passing the whole turn is asked about", async () => {
  const { view } = await fixture("islet/islet-four-seats-turn");
  const done = { verb: "done" };
  expect(confirms(done, view as View)?.message).toBe("page-islet-sure-pass");
  expect(confirms(done, { ...(view as View), phase: "explore" })).toBeNull();
  expect(confirms({ verb: "lay" }, view as View)).toBeNull();
});
