import type { GameView, MadeMove } from "../boards/board";
import type { LegalMove } from "../choosing";
import type { Told } from "../words/fluent";

/** A moment of a real match, made by `fixtures/make.py`. */
export interface Fixture {
  readonly seat: string | null;
  readonly view: GameView;
  readonly before: GameView;
  readonly made: readonly MadeMove[];
  /** The last moves of all. */
  readonly log: readonly (MadeMove & { readonly told: Told })[];
  readonly legal: readonly LegalMove[];
  readonly told: Told;
  readonly result: { readonly scores: Readonly<Record<string, number>>; readonly winners: readonly number[] } | null;
}

const FILES = import.meta.glob<Fixture>("../../fixtures/*/*.json", { import: "default" });

/** The fixtures there are, `GAME/NAME`. */
export const FIXTURES: readonly string[] = Object.keys(FILES).map((path) =>
  path.replace("../../fixtures/", "").replace(".json", ""),
);

export async function fixture(name: string): Promise<Fixture> {
  const fetched = FILES[`../../fixtures/${name}.json`];
  if (fetched === undefined) {
    throw new Error(`no fixture ${name}`);
  }
  return await fetched();
}
