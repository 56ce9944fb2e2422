import { afterEach, describe, expect, test, vi } from "vitest";
import { type Choosing, type LegalMove, startChoosing, take } from "../../choosing";
import type { Fixture } from "../../gallery/fixture";
import { LANGUAGES } from "../../words/fluent";
import { speaking, tell } from "../../words/speaking.svelte";
import type { GameBoard } from "../board";
import { board as survive } from "../survive-the-island";
import { SEA as SURVIVE } from "../survive-the-island/view";
import { board as island } from "../the-island";
import { SEA as ISLAND } from "../the-island/view";
import { layout } from "./layout";
import { motionsOf } from "./motion";
import { order } from "./order";
import type { Sea, SeaView } from "./sea";
import { targetsOf } from "./targets";

const FILES = import.meta.glob<Fixture>("../../../fixtures/{the-island,survive-the-island}/*.json", {
  import: "default",
  eager: true,
});
const FIXTURES = Object.entries(FILES).map(([path, fixture]) => ({
  name: path.split("/fixtures/")[1] ?? path,
  fixture,
}));
const seaOf = (fixture: Fixture) => (fixture.view.game === "the-island" ? ISLAND : SURVIVE) as unknown as Sea;
const boardOf = (fixture: Fixture) => (fixture.view.game === "the-island" ? island : survive) as unknown as GameBoard;
const viewOf = (fixture: Fixture) => fixture.view as SeaView;

/** Every move that can be made with what is shown: on the board, in the hand, in the panel. */
function reachable(choosing: Choosing, fixture: Fixture): string[] {
  if (choosing.move !== null) {
    return [choosing.move.move];
  }
  const sea = seaOf(fixture);
  const scene = sea.sceneOf(viewOf(fixture));
  const targets = targetsOf(choosing, scene, layout(scene, sea.cells), sea.cells).map(({ choice }) => choice);
  const shown = choosing.offered.filter((choice) => {
    const inHand = choice.ask === "tile" || (choice.ask === "piece" && scene.pawns[choice.value] === "hand");
    return inHand || boardOf(fixture).inPanel.includes(choice.ask) || targets.includes(choice);
  });
  return shown.flatMap((choice) => reachable(take(choosing, choice), fixture));
}

const texts = (moves: readonly LegalMove[]) => moves.map((move) => move.move).sort();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("there are fixtures of both games", () => {
  expect(new Set(FIXTURES.map(({ fixture }) => fixture.view.game)).size).toBe(2);
});

describe.each(FIXTURES)("$name", ({ fixture }) => {
  test("every legal move can be made by pointing, once and no other", () => {
    expect(reachable(startChoosing(fixture.legal, order), fixture).sort()).toEqual(texts(fixture.legal));
  });

  test("what is taken out of the legal moves is offered no more", () => {
    const less = fixture.legal.filter((_, index) => index % 3 !== 0);
    expect(reachable(startChoosing(less, order), fixture).sort()).toEqual(texts(less));
  });

  test("no move needs its text to be told apart", () => {
    const start = startChoosing(fixture.legal, order);
    expect([...start.paths.values()].flat().filter(({ ask }) => ask === "move")).toEqual([]);
  });

  test("everybody on the board is drawn, once", () => {
    const sea = seaOf(fixture);
    const scene = sea.sceneOf(viewOf(fixture));
    const keys = layout(scene, sea.cells).map((thing) => thing.key);
    expect(new Set(keys).size).toBe(keys.length);
    const there = Object.keys(scene.pawns).filter((pawn) => !["lost", "hand"].includes(scene.pawns[pawn] ?? ""));
    expect(there.filter((pawn) => !keys.includes(pawn))).toEqual([]);
  });

  test("nothing both stays and departs", () => {
    const sea = seaOf(fixture);
    const before = sea.sceneOf(fixture.before as SeaView);
    const after = layout(sea.sceneOf(viewOf(fixture)), sea.cells);
    const motions = motionsOf(layout(before, sea.cells), after, fixture.made, before, sea.cells);
    const drawn = new Set(after.map((thing) => thing.key));
    expect(motions.departing.filter(({ thing }) => drawn.has(thing.key))).toEqual([]);
    expect([...motions.moving.keys()].filter((key) => !drawn.has(key))).toEqual([]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(FIXTURES)("$name: every choice and question can be said", async ({ fixture }) => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    await speaking.speak(language);
    await speaking.learn(fixture.view.game, `page-${fixture.view.game}`);
    const board = boardOf(fixture);
    const sayAll = (choosing: Choosing) => {
      const question = board.question(choosing, fixture.view);
      const told = choosing.offered.map((choice) => board.label(choice, choosing, fixture.view));
      return [...told, ...(question === null ? [] : [question])].map(tell);
    };
    const start = startChoosing(fixture.legal, order);
    const said = [start, ...start.offered.map((choice) => take(start, choice))].flatMap(sayAll);
    expect(said.filter((text) => text === "")).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  });
});
