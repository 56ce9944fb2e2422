import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message and its arguments, as the server names them. */
export interface Told {
  readonly message: string;
  readonly arguments?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The words of one language that are loaded so far. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(readonly language: Language) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(source: string): void {
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length > 0) {
      throw errors[0];
    }
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** A message in words; one that is missing shows its name, for that is our mistake and a player can still play. */
  say(message: string, given: Told["arguments"] = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern === undefined || pattern === null) {
      console.error(`no message "${message}" in ${this.language}`);
      return message;
    }
    const known: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      known[name] = typeof value === "number" ? value : String(value);
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, known, errors);
    if (errors.length > 0) {
      console.error(`"${message}" in ${this.language}: ${errors.map(String).join("; ")}`);
    }
    return text;
  }
}
