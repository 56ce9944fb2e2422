import { wordsFile } from "./files";
import { LANGUAGES, type Language, type Told, Words } from "./fluent";

/**
 * The words of the page, in the language chosen.  Components call `say` while they draw, and are drawn again when
 * the language changes or more words have come.
 */
class Speaking {
  /** The files wanted so far. */
  readonly #wanted = new Set<string>();
  #asked: Language = "en";
  #words: Words = $state.raw(new Words("en"));

  get language(): Language {
    return this.#words.language;
  }

  /** Files of words to fetch with the language. */
  want(...files: string[]): void {
    for (const file of files) {
      this.#wanted.add(file);
    }
  }

  /** Fetch files of words; resolves when they can be spoken. */
  async learn(...files: string[]): Promise<void> {
    this.want(...files);
    await this.speak(this.#asked);
  }

  async speak(language: Language): Promise<void> {
    this.#asked = language;
    const files = [...this.#wanted];
    const sources = await Promise.all(files.map((file) => wordsFile(language, file)));
    if (language !== this.#asked) {
      return;
    }
    if (files.length < this.#wanted.size) {
      await this.speak(language); // more was wanted meanwhile
      return;
    }
    const words = new Words(language);
    for (const source of sources) {
      words.add(source);
    }
    this.#words = words;
    document.documentElement.lang = language;
  }

  say(message: string, given?: Told["arguments"]): string {
    return this.#words.say(message, given);
  }

  has(message: string): boolean {
    return this.#words.has(message);
  }
}

export const speaking = new Speaking();

/** A message in the page's language. */
export const say = (message: string, given?: Told["arguments"]): string => speaking.say(message, given);
export const tell = (told: Told): string => speaking.say(told.message, told.arguments);

/** The first of our languages that the browser asks for. */
export function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known !== undefined) {
      return known;
    }
  }
  return "en";
}
