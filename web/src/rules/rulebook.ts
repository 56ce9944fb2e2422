/** The rules of a game, section by section: which there are is the same in all languages, their words are not. */

import { say, speaking } from "../words/speaking.svelte";
import { folded } from "./search";

export interface Section {
  readonly name: string;
  /** The numbers of the rules it tells. */
  readonly rules: readonly string[];
  /** What is shown beside the text, `card:crystal`; see the game's `pieces.ts`. */
  readonly pieces?: readonly string[];
}

const FILES = import.meta.glob<readonly Section[]>("./sections/*.json", { import: "default" });

/** The sections of a game's rules, with the words to tell them; none for a game without. */
export async function rulebookOf(game: string): Promise<readonly Section[]> {
  const [sections] = await Promise.all([FILES[`./sections/${game}.json`]?.(), speaking.learn(`rules-${game}`)]);
  return sections ?? [];
}

export const titleOf = (game: string, section: Section): string => say(`rules-${game}-${section.name}-title`);
export const textOf = (game: string, section: Section): string => say(`rules-${game}-${section.name}`);

/** The section that tells a rule; or the one of that name. */
export const sectionAt = (sections: readonly Section[], at: string): Section | undefined =>
  sections.find((section) => section.name === at || section.rules.includes(at));

/** The sections in which every word of a search is found. */
export function found(game: string, sections: readonly Section[], search: string): readonly Section[] {
  const words = folded(search).split(" ").filter(Boolean);
  return sections.filter((section) => {
    const all = folded([titleOf(game, section), textOf(game, section), ...section.rules].join(" "));
    return words.every((word) => all.includes(word));
  });
}
