/**
 * What is asked about a move, and in what order.
 *
 * Exploring: which tile of the hand (`kind`), then where `to`.  Moving: where `to`, then how to `pay`, if there is more
 * than one way.  Laying: for which `card` (alone), how to `pay`, which `egg` (`keep-sand`: another one on a sand card).
 */

import { type Choice, type Choosing, chosen, orderOf } from "../../choosing";
import type { Told } from "../../words/fluent";
import { say, speaking } from "../../words/speaking.svelte";
import { type View, wishOf } from "./view";

export const order = orderOf({
  perch: ["to"],
  put: ["kind", "to"],
  go: ["to", "pay"],
  lay: [["do", () => "lay"], "card", "pay", ["egg", (move) => `${move.then}-${move.resource}`]],
  drop: ["resource"],
  trim: [
    ["do", (move) => `trim-${move.from}`],
    ["kinds", (move) => move.kinds ?? "none"],
  ],
});

export const inPanel = ["do", "card", "pay", "egg", "kinds"];

export function question(choosing: Choosing, view: View): Told | null {
  const asks = (ask: string) => choosing.offered.some((choice) => choice.ask === ask);
  if (asks("pay")) {
    const cost = say(`islet-resource-${choosing.left[0]?.cost}`);
    const laying = chosen(choosing, "do") === "lay";
    return { message: laying ? "page-islet-ask-pay-lay" : "page-islet-ask-pay-go", arguments: { cost } };
  }
  if (asks("egg")) {
    const keeps = choosing.offered.some((choice) => choice.value.startsWith("keep-"));
    return { message: keeps ? "page-islet-ask-keep" : "page-islet-ask-lose" };
  }
  if (asks("card")) {
    return { message: "page-islet-ask-card" };
  }
  if (asks("kinds")) {
    return { message: "page-islet-ask-kinds" };
  }
  const kind = chosen(choosing, "kind");
  if (kind === null) {
    return choosing.legal.length > 0 ? { message: `page-islet-ask-${view.phase}` } : null;
  }
  return {
    message: view.phase === "turn" ? "page-islet-ask-first" : "page-islet-ask-further",
    arguments: { kind: kindName(kind) },
  };
}

export function label({ ask, value }: Choice, choosing: Choosing, view: View): Told {
  switch (ask) {
    case "do":
      return { message: value === "done" ? done(view) : `page-islet-do-${value}` };
    case "pay":
      return value === "-"
        ? { message: "page-islet-free" }
        : { message: "page-islet-list", arguments: { list: cardsIn(resourcesIn({ ask, value })) } };
    case "egg": {
      const [then = "keep", resource = "sand"] = value.split("-");
      return { message: `page-islet-${then}`, arguments: { resource: say(`islet-resource-${resource}`) } };
    }
    case "card":
      return { message: `islet-wish-${wishFor(value, choosing)}` };
    case "resource":
      return { message: `islet-resource-${value}` };
    case "kind":
      return { message: `islet-kind-${value}` };
    case "kinds":
      return { message: "page-islet-list", arguments: { list: listed(value.split(" ").map(kindName)) } };
    default:
      return { message: "page-islet-cell", arguments: { cell: value } };
  }
}

/** A turn in which nothing is done is gone as soon as the next player's has begun. */
export const confirms = (move: Readonly<Record<string, string>>, view: View): Told | null =>
  move.verb === "done" && view.phase === "turn" ? { message: "page-islet-sure-pass" } : null;

/** What `done` ends. */
function done(view: View): string {
  return view.phase === "explore"
    ? "page-islet-do-done-exploring"
    : view.phase === "move"
      ? "page-islet-do-done-moving"
      : "page-islet-do-pass";
}

function wishFor(card: string, choosing: Choosing): string {
  const move = choosing.legal.find((legal) => legal.card === card);
  return wishOf(Number(card), move?.islet === "night" ? "night" : "day");
}

/** The cards that are paid, or the one that an egg goes onto or leaves: `clay+flower+flower`, `keep-sand`. */
export function resourcesIn({ ask, value }: Choice): readonly string[] {
  if (ask === "egg") {
    return value.split("-").slice(1);
  }
  return ask === "pay" && value !== "-" ? value.split("+") : [];
}

/** Each resource once, with how many. */
function cardsIn(resources: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const resource of resources) {
    counts.set(resource, (counts.get(resource) ?? 0) + 1);
  }
  return listed(
    [...counts].map(([resource, count]) =>
      say("page-islet-cards", { count, resource: say(`islet-resource-${resource}`) }),
    ),
  );
}

const listed = (parts: readonly string[]): string => new Intl.ListFormat(speaking.language).format(parts);
export const kindName = (kind: string): string => say(`islet-kind-${kind}`);

/** The three tiles that go when the player keeps one of his four: the answer to `kinds`. */
export function allBut(hand: readonly string[], kept: number): string {
  return hand
    .filter((_, index) => index !== kept)
    .sort()
    .join(" ");
}
