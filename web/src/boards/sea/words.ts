/** Choices, cells and pieces of the sea boards in words; the messages are `page-GAME-…`, and the game's own. */

import { type Choice, type Choosing, chosen, movesWith } from "../../choosing";
import type { Told } from "../../words/fluent";
import { say, speaking, tell } from "../../words/speaking.svelte";
import type { Count } from "../board";
import { isCorner } from "./cells";
import { cellOf, isPawn, letterOf, placeOf, type Scene, valueUnder } from "./scene";
import type { Sea, SeaView } from "./sea";

/** "red explorer 3". */
export function pawnName(game: string, pawn: string): string {
  return say(`page-${game}-pawn`, { colour: letterOf(pawn), number: pawn.slice(1) });
}

/** A piece as choices name it, in words: "red explorer 3", "boat". */
export function pieceName(game: string, piece: string): string {
  return isPawn(piece) ? pawnName(game, piece) : say(`${game}-${piece.split("@")[0]}`);
}

export function placeName(game: string, place: string): string {
  const cell = cellOf(place) ?? "";
  return isCorner(cell) ? say(`${game}-place-${cell}`) : cell;
}

/** The verb of the moves that a choice leaves, if they have one: what choosing it means. */
function verbOf(choice: Choice, choosing: Choosing): string | null {
  const verbs = new Set(movesWith(choosing, choice).map((move) => move.verb));
  const [verb] = verbs;
  return verbs.size === 1 && verb !== undefined ? verb : null;
}

/** A choice in words, for buttons, bubbles and screen readers. */
export function labelOf(choice: Choice, choosing: Choosing, game: string, scene: Scene): Told {
  switch (choice.ask) {
    case "do":
      return { message: `page-${game}-do-${choice.value}` };
    case "tile":
      return { message: `${game}-back-${choice.value}` };
    case "sink":
      return {
        message: `page-${game}-sink`,
        arguments: { cell: choice.value, terrain: scene.terrain[choice.value] ?? "beach" },
      };
    case "piece": {
      const piece = pieceName(game, choice.value);
      const value = isPawn(choice.value) ? valueUnder(scene, choice.value) : null;
      const worth = value === null ? piece : say(`page-${game}-worth`, { piece, value });
      const at = isPawn(choice.value) ? (scene.pawns[choice.value] ?? "hand") : (choice.value.split("@")[1] ?? "");
      const cell = placeOf(at).kind === "away" ? null : placeName(game, at);
      return cell === null
        ? { message: `page-${game}-piece`, arguments: { piece: worth } }
        : { message: `page-${game}-piece-at`, arguments: { piece: worth, cell } };
    }
    default: {
      const cell = placeName(game, choice.value);
      const verb = verbOf(choice, choosing);
      const message = `page-${game}-to-${verb ?? "go"}`;
      return { message: speaking.has(message) ? message : `page-${game}-to-go`, arguments: { cell } };
    }
  }
}

/** What is asked once something is chosen: where the piece goes, or what the tile does. */
export function askedNext(choosing: Choosing, game: string): Told | null {
  const piece = chosen(choosing, "piece");
  if (piece !== null) {
    return { message: `page-${game}-where`, arguments: { piece: pieceName(game, piece) } };
  }
  const tile = chosen(choosing, "tile");
  return tile === null ? null : { message: `${game}-back-${tile}-help` };
}

/** All that is to be said of a cell: its ground, who is there. */
export function cellText(sea: Pick<Sea, "game" | "craft">, scene: Scene, cell: string): string {
  const { game, craft } = sea;
  if (isCorner(cell)) {
    const saved = Object.keys(scene.pawns).filter((pawn) => scene.pawns[pawn] === cell);
    return listed([say(`${game}-place-${cell}`), ...saved.map((pawn) => withValue(game, scene, pawn))]);
  }
  const ground = scene.volcanoes.includes(cell) ? "volcano" : (scene.terrain[cell] ?? "sea");
  const said = [say(`page-${game}-ground`, { cell, ground })];
  for (const one of scene.creatures) {
    if (one.cell === cell) {
      said.push(say(`${game}-${one.kind}`));
    }
  }
  if (scene.crafts.includes(cell)) {
    said.push(say(`${game}-${craft}`));
  }
  for (const [pawn, text] of Object.entries(scene.pawns)) {
    const place = placeOf(text);
    if ((place.kind === "cell" || place.kind === "aboard") && place.cell === cell) {
      const name = withValue(game, scene, pawn);
      const how = place.kind === "aboard" ? "aboard" : ground === "sea" ? "swimming" : null;
      said.push(how === null ? name : say(`page-${game}-who-is`, { pawn: name, how }));
    }
  }
  return listed(said);
}

function withValue(game: string, scene: Scene, pawn: string): string {
  const value = valueUnder(scene, pawn);
  const piece = pawnName(game, pawn);
  return value === null ? piece : say(`page-${game}-worth`, { piece, value });
}

const LISTS = new Map<string, Intl.ListFormat>();

function listed(said: readonly string[]): string {
  const { language } = speaking;
  const list = LISTS.get(language) ?? new Intl.ListFormat(language, { style: "short", type: "unit" });
  LISTS.set(language, list);
  return list.format(said);
}

/** What stands beside a player's name. */
export function countsOf<View extends SeaView>(sea: Sea<View>, view: View, seat: string): readonly Count[] {
  const letters = sea.letters(view, seat);
  const places = Object.entries(sea.sceneOf(view).pawns)
    .filter(([pawn]) => letters.includes(letterOf(pawn)))
    .map(([, place]) => place);
  const count = (wanted: (place: string) => boolean) => places.filter(wanted).length;
  const named = (name: string): Told => ({ message: `page-${sea.game}-count-${name}` });
  const saved = count((place) => placeOf(place).kind === "saved");
  const lost = count((place) => place === "lost");
  return [
    { label: named("saved"), value: saved, tone: "good" },
    { label: named("lost"), value: lost, tone: "soft" },
    { label: named("in-play"), value: places.length - saved - lost },
  ];
}

export const spoken = (choice: Choice, choosing: Choosing, game: string, scene: Scene): string =>
  tell(labelOf(choice, choosing, game, scene));

/** Ending one's moves while some are left: what follows cannot be undone. */
export const endsEarly = (game: string, move: Readonly<Record<string, string>>, view: SeaView): Told | null =>
  move.verb === "end" && view.moves_left > 0
    ? { message: `page-${game}-sure-end`, arguments: { moves_left: view.moves_left } }
    : null;

/** What is written below a piece that stands by itself, `kind:name`; pawns and swimmers say it by their colour. */
export function pieceLabel(game: string, piece: string): Told | null {
  const [kind, name] = piece.split(":");
  if (kind === "pawn" || kind === "swimmer") {
    return null;
  }
  return { message: kind === "back" ? `${game}-back-${name}` : `${game}-${name}` };
}
