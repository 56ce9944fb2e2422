import { describe, expect, test } from "vitest";
import {
  answersTo,
  back,
  chosen,
  everyMove,
  follow,
  isOffered,
  type LegalMove,
  movesWith,
  orderOf,
  reach,
  startChoosing,
  take,
} from ".";

const parts = (move: string, verb: string, more: Record<string, string> = {}): LegalMove => ({ move, verb, ...more });
const of = (ask: string, value: string) => ({ ask, value });

const LEGAL = [
  parts("walk r1 d5", "walk", { piece: "r1", from: "d4", to: "d5" }),
  parts("walk r1 e4", "walk", { piece: "r1", from: "d4", to: "e4" }),
  parts("board r1 c4", "board", { piece: "r1", from: "d4", to: "c4*" }),
  parts("swim r1 c4", "swim", { piece: "r1", from: "d4", to: "c4" }),
  parts("dive r2", "dive", { piece: "r2", from: "h6*", to: "h6" }),
  parts("sail c4 b3", "sail", { piece: "boat", from: "c4", to: "b3" }),
  parts("end", "end"),
];
const boat = ["piece", (move: LegalMove) => `boat@${move.from}`] as const;
const ORDER = orderOf({
  walk: ["piece", "to"],
  board: ["piece", "to"],
  swim: ["piece", "to"],
  dive: ["piece", "from"],
  sail: [boat, "to"],
});

describe("choosing a move step by step", () => {
  const start = startChoosing(LEGAL, ORDER);

  test("offers first what can act, and the buttons, each once", () => {
    expect(start.offered).toEqual([of("piece", "r1"), of("piece", "r2"), of("piece", "boat@c4"), of("do", "end")]);
    expect(start.move).toBeNull();
  });

  test("then where that piece can go", () => {
    const held = take(start, of("piece", "r1"));
    expect(answersTo(held, "to")).toEqual(["d5", "e4", "c4*", "c4"]);
    expect(chosen(held, "piece")).toBe("r1");
    expect(held.move).toBeNull();
    expect(take(held, of("to", "c4*")).move?.move).toBe("board r1 c4");
  });

  test("takes the only answer by itself, and goes back over it", () => {
    const dived = take(start, of("piece", "r2"));
    expect(dived.move?.move).toBe("dive r2");
    expect(dived.taken.map((choice) => choice.forced)).toEqual([false, true]);
    expect(back(dived)).toEqual(start);
    expect(back(start)).toEqual(start);
  });

  test("shows where a piece goes before it goes there, also if that is the only cell", () => {
    const held = take(start, of("piece", "boat@c4"));
    expect(held.move).toBeNull();
    expect(take(held, of("to", "b3")).move?.move).toBe("sail c4 b3");
  });

  test("a button is a move", () => {
    expect(take(start, of("do", "end")).move?.move).toBe("end");
  });

  test("refuses what no legal move begins with", () => {
    expect(() => take(start, of("piece", "r3"))).toThrow("not offered");
    expect(isOffered(take(start, of("piece", "r1")), of("to", "b3"))).toBe(false);
  });

  test("another piece can be taken up instead", () => {
    const held = take(start, of("piece", "r1"));
    expect(reach(held, of("piece", "boat@c4"))?.taken).toEqual([{ ...of("piece", "boat@c4"), forced: false }]);
    expect(reach(held, of("piece", "g9"))).toBeNull();
  });

  test("dragging is two choices in one go", () => {
    expect(follow(start, [of("piece", "r1"), of("to", "d5")])?.move?.move).toBe("walk r1 d5");
    expect(follow(start, [of("piece", "r2"), of("from", "h6*")])?.move?.move).toBe("dive r2");
    expect(follow(start, [of("piece", "r1"), of("to", "m1")])).toBeNull();
  });

  test("says which moves a choice would leave", () => {
    expect(movesWith(start, of("piece", "r1")).map((move) => move.verb)).toEqual(["walk", "walk", "board", "swim"]);
  });

  test("offers exactly the moves that are left in the list", () => {
    for (const missing of LEGAL) {
      const less = LEGAL.filter((move) => move !== missing);
      expect(reachable(startChoosing(less, ORDER))).toEqual(less.map((move) => move.move).sort());
    }
  });
});

describe("moves that the order does not tell apart", () => {
  const lays = [
    parts("lay leaf keep sand", "lay", { to: "0,0" }),
    parts("lay leaf keep clay", "lay", { to: "0,0" }),
    parts("lay leaf keep clay twice", "lay", { to: "0,0" }),
  ];

  test("are told apart by the move itself", () => {
    const laying = take(startChoosing(lays, orderOf({ lay: ["to"] })), of("to", "0,0"));
    expect(laying.offered).toEqual(lays.map((move) => of("move", move.move)));
    expect(take(laying, of("move", "lay leaf keep clay")).move).toBe(lays[1]);
  });

  test("also where one's answers are the beginning of another's", () => {
    const order = (move: LegalMove) =>
      move.verb === "shore" ? [of("to", "c2")] : [of("to", "c2"), of("second", "d2")];
    const legal = [parts("shore c2", "shore"), parts("shore c2 d2", "shore two")];
    const asked = take(startChoosing(legal, order), of("to", "c2"));
    expect(asked.offered).toEqual([of("move", "shore c2"), of("second", "d2")]);
    expect(reachable(startChoosing(legal, order))).toEqual(["shore c2", "shore c2 d2"]);
  });
});

test("a game without an order has a button a move", () => {
  const start = startChoosing(LEGAL, everyMove);
  expect(start.offered).toHaveLength(LEGAL.length);
  expect(take(start, of("move", "dive r2")).move?.move).toBe("dive r2");
});

test("a part that a move does not have is our mistake", () => {
  expect(() => startChoosing([parts("end", "end")], orderOf({ end: ["to"] }))).toThrow('"end" has no part "to"');
});

test("nothing is offered when nothing is legal", () => {
  const start = startChoosing([], ORDER);
  expect(start.offered).toEqual([]);
  expect(start.move).toBeNull();
});

/** Every move that choosing leads to. */
function reachable(choosing: ReturnType<typeof startChoosing>): string[] {
  if (choosing.move !== null) {
    return [choosing.move.move];
  }
  return choosing.offered.flatMap((choice) => reachable(take(choosing, choice))).sort();
}
