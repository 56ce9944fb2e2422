import type { Scored } from "../board";
import { COLOURS, letterOf, placeOf, valueUnder } from "./scene";
import type { Sea, SeaView } from "./sea";

/** The pawns a seat has saved, the least worth first. */
export function savedBy<View extends SeaView>(sea: Sea<View>, view: View, seat: string): readonly Scored[] {
  const letters = sea.letters(view, seat);
  const scene = sea.sceneOf(view);
  return Object.entries(scene.pawns)
    .filter(([pawn, place]) => letters.includes(letterOf(pawn)) && placeOf(place).kind === "saved")
    .map(([pawn]): Scored => ({ kind: "pawn", colour: COLOURS[letterOf(pawn)], worth: valueUnder(scene, pawn) ?? 0 }))
    .toSorted((one, other) => one.worth - other.worth);
}
