/**
 * What is asked about a move, and in what order.
 *
 * A tile is touched first (`to`), and what is done there (`verb`) is asked only where that can be more than one thing.
 * Cards are taken up first (`card`), then what for (`use`).  The Navigator takes up another pawn first (`pawn`), then
 * says where it is guided (`guide`).
 */

import { type Choice, type Choosing, chosen, type LegalMove, orderOf } from "../../choosing";
import type { Told } from "../../words/fluent";
import { say, speaking } from "../../words/speaking.svelte";
import { roleOf, type View } from "./view";

const used = (card: string, use: (move: LegalMove) => string) =>
  [
    ["card", () => card],
    ["use", use],
  ] as const;
const bySeat = (move: LegalMove) => `${move.verb}-${move.seat}`;

export const order = orderOf(
  {
    move: ["to", "verb"],
    fly: ["to", "verb"],
    swim: ["to", "verb"],
    shore: ["to", "verb", "second"],
    guide: [
      ["pawn", (move) => move.to_seat ?? ""],
      ["guide", (move) => move.to ?? ""],
    ],
    give: ["card", ["use", (move) => `give-${move.to_seat}`]],
    discard: ["card", ["use", () => "discard"]],
    sandbag: [...used("sandbags", bySeat), "to"],
    lift: [...used("helicopter", bySeat), "from", "pawns", "to"],
    escape: used("helicopter", bySeat),
  },
  ["to", "guide"],
);

/** Tiles that can be touched now as the place where something is done. */
export const targetsOf = (choosing: Choosing): readonly Choice[] =>
  choosing.offered.filter((choice) => choice.ask === "to" || choice.ask === "guide");

/** Where one's own pawn can go, by whatever way: the first that dragging it there means. */
const WAYS = ["move", "swim", "fly"];

/** What dragging a pawn to a tile chooses; null if that is no move. */
export function dragged(choosing: Choosing, seat: string, to: string): readonly Choice[] | null {
  const of = (ask: string, value: string): Choice => ({ ask, value });
  const lifted = choosing.left.find((move) => move.verb === "lift" && move.pawns === seat && move.to === to);
  if (lifted !== undefined && chosen(choosing, "card") === "helicopter") {
    return [of("use", `lift-${lifted.seat}`), of("from", lifted.from ?? ""), of("pawns", seat), of("to", to)];
  }
  if (choosing.legal.some((move) => move.verb === "guide" && move.to_seat === seat && move.to === to)) {
    return [of("pawn", seat), of("guide", to)];
  }
  return null;
}

/** What dragging one's own pawn to a tile chooses; null if that is no move. */
export function walked(choosing: Choosing, to: string): readonly Choice[] | null {
  const verbs = choosing.legal.filter((move) => move.to === to).map((move) => move.verb);
  const way = WAYS.find((verb) => verbs.includes(verb));
  return way === undefined
    ? null
    : [
        { ask: "to", value: to },
        { ask: "verb", value: way },
      ];
}

/**
 * The tiles that can be shored up together with the one in hand, each with what choosing it means.  The rules name two
 * tiles in one order only; people touch them in any.
 */
export function partners(choosing: Choosing): ReadonlyMap<string, readonly Choice[]> {
  const first = chosen(choosing, "to");
  const found = new Map<string, readonly Choice[]>();
  if (first === null || chosen(choosing, "verb") !== "shore") {
    return found;
  }
  for (const move of choosing.legal) {
    const { to = "", second = "none" } = move;
    if (move.verb === "shore" && second !== "none" && (to === first || second === first)) {
      const choices = [
        { ask: "to", value: to },
        { ask: "verb", value: "shore" },
        { ask: "second", value: second },
      ];
      found.set(to === first ? second : to, choices);
    }
  }
  return found;
}

/** Questions that the panel answers with buttons; `verb` is asked beside the tile too. */
export const inPanel = ["do", "verb", "second", "use", "pawns"];

export function question(choosing: Choosing, view: View): Told | null {
  const asks = (ask: string) => choosing.offered.some((choice) => choice.ask === ask);
  const tile = tileName(view, chosen(choosing, "to") ?? "");
  if (asks("second")) {
    return { message: "page-forbidden-island-ask-second", arguments: { tile } };
  }
  if (asks("verb")) {
    return { message: "page-forbidden-island-ask-verb", arguments: { tile } };
  }
  if (asks("use")) {
    const card = say(`forbidden-island-card-${chosen(choosing, "card")}`);
    return { message: "page-forbidden-island-ask-use", arguments: { card } };
  }
  if (asks("from")) {
    return { message: "page-forbidden-island-ask-from" };
  }
  if (asks("pawns")) {
    return { message: "page-forbidden-island-ask-pawns" };
  }
  const place = targetsOf(choosing).length > 0 ? whereTo(choosing, view) : null;
  return place ?? (choosing.legal.length > 0 ? whatNow(choosing, view) : null);
}

/** Moves of a card that anybody may play at any time. */
const SPECIAL = ["sandbag", "lift", "escape"];

/** Nothing is chosen yet: what can be done at all. */
function whatNow(choosing: Choosing, view: View): Told {
  return choosing.legal.every((move) => SPECIAL.includes(move.verb))
    ? { message: "page-forbidden-island-ask-special" }
    : {
        message: `page-forbidden-island-ask-${view.phase}`,
        arguments: { actions_left: view.actions_left },
      };
}

function whereTo(choosing: Choosing, view: View): Told | null {
  const guided = chosen(choosing, "pawn");
  if (guided !== null) {
    return { message: "page-forbidden-island-ask-guide", arguments: { role: roleName(view, guided) } };
  }
  const card = chosen(choosing, "card");
  if (card === "sandbags") {
    return { message: "page-forbidden-island-ask-sandbags" };
  }
  return card === "helicopter" ? { message: "page-forbidden-island-ask-lift" } : null;
}

/** What ends before it has to, and lets cards be drawn. */
export const confirms = (move: Readonly<Record<string, string>>, view: View): Told | null =>
  move.verb === "end" && view.actions_left > 0
    ? { message: "page-forbidden-island-sure-end", arguments: { actions_left: view.actions_left } }
    : null;

export function label({ ask, value }: Choice, choosing: Choosing, view: View): Told {
  switch (ask) {
    case "do":
      return doing(value, choosing, view);
    case "verb":
      return { message: `page-forbidden-island-verb-${value}` };
    case "use":
      return using(value, view);
    case "card":
      return { message: `forbidden-island-card-${value}` };
    case "pawn":
      return { message: `forbidden-island-role-${roleOf(view, value)}` };
    case "pawns":
      return { message: "page-forbidden-island-aboard", arguments: { roles: rolesOf(value, view) } };
    case "second":
      return value === "none" ? { message: "page-forbidden-island-only-one" } : named(view, value);
    default:
      return named(view, value);
  }
}

function doing(value: string, choosing: Choosing, view: View): Told {
  if (value === "claim") {
    const treasure = choosing.legal.find((move) => move.verb === "claim")?.treasure ?? "";
    return {
      message: "page-forbidden-island-do-claim",
      arguments: { treasure: say(`forbidden-island-treasure-${treasure}`) },
    };
  }
  const what = value === "draw" && view.phase === "before-flood" ? "draw-flood" : value;
  return { message: `page-forbidden-island-do-${what}` };
}

/** `give-2`, `lift-1`, `discard`. */
function using(value: string, view: View): Told {
  const [use = "", seat = ""] = value.split("-");
  return { message: `page-forbidden-island-use-${use}`, arguments: { role: seat === "" ? "" : roleName(view, seat) } };
}

const rolesOf = (pawns: string, view: View): string =>
  new Intl.ListFormat(speaking.language).format(pawns.split(", ").map((seat) => roleName(view, seat)));

const named = (view: View, cell: string): Told => ({
  message: "page-forbidden-island-tile-at",
  arguments: { tile: tileName(view, cell), cell },
});

export const roleName = (view: View, seat: string): string => say(`forbidden-island-role-${roleOf(view, seat)}`);

/** What that role does better than others. */
export const roleHelp = (view: View, seat: string): string => say(`forbidden-island-role-${roleOf(view, seat)}-help`);

/** The tile on a cell, in words. */
export function tileName(view: View, cell: string): string {
  const tile = view.tiles[cell];
  return tile === undefined ? say("forbidden-island-sign-sunk") : say(`forbidden-island-tile-${tile}`);
}

/** What can be done at a cell now, in words, for its label. */
export function deedsAt(choosing: Choosing, cell: string): readonly Told[] {
  const verbs = new Set(
    choosing.left
      .filter((move) => targetsOf(choosing).some((choice) => choice.value === cell) && move.to === cell)
      .map((move) => move.verb),
  );
  return [...verbs].map((verb) => ({ message: `page-forbidden-island-verb-${verb}` }));
}
