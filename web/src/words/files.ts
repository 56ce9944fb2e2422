import type { Language } from "./fluent";

/** The Python package's words, each file fetched when it is wanted. */
const FILES = import.meta.glob<string>(
  ["../../../archipel/words/*/*.ftl", "!../../../archipel/words/*/{arena,cli,errors,lessons,server,terminal}.ftl"],
  { query: "?raw", import: "default" },
);

/** One file of words in a language, by its name without the ending; empty if there is none. */
export async function wordsFile(language: Language, name: string): Promise<string> {
  const fetched = FILES[`../../../archipel/words/${language}/${name}.ftl`];
  return fetched === undefined ? "" : await fetched();
}
