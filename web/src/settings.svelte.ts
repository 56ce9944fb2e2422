import { LANGUAGES, type Language } from "./words/fluent";
import { browserLanguage, speaking } from "./words/speaking.svelte";

export const THEMES = ["light", "dark"] as const;
export const PACES: readonly number[] = [1400, 700, 250, 0];
export type Theme = (typeof THEMES)[number];

interface Kept {
  name: string;
  language: Language | null;
  /** Null: as the system has it. */
  theme: Theme | null;
  /** The level of bots asked for last. */
  level: string;
  /** Milliseconds each move of the others is left to be followed. */
  pace: number;
  sounds: boolean;
  /** Whether the system says when it is one's turn. */
  notifies: boolean;
}

const KEY = "archipel";
const AT_FIRST: Kept = {
  name: "",
  language: null,
  theme: null,
  level: "casual",
  pace: 700,
  sounds: false,
  notifies: false,
};

/** What a person likes, kept in the browser. */
class Settings {
  #kept: Kept = $state(read());

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name: name.trim().slice(0, 24) });
  }

  get level(): string {
    return this.#kept.level;
  }
  set level(level: string) {
    this.#keep({ level });
  }

  get pace(): number {
    return this.#kept.pace;
  }
  set pace(pace: number) {
    this.#keep({ pace });
  }

  get sounds(): boolean {
    return this.#kept.sounds;
  }
  set sounds(sounds: boolean) {
    this.#keep({ sounds });
  }

  get notifies(): boolean {
    return this.#kept.notifies;
  }
  set notifies(notifies: boolean) {
    this.#keep({ notifies });
  }

  get theme(): Theme {
    return this.#kept.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    showTheme(theme);
  }

  async speak(language: Language): Promise<void> {
    await speaking.speak(language);
    this.#keep({ language });
  }

  /** As the page opens: the theme and the language there were, or those of the browser. */
  async open(): Promise<void> {
    showTheme(this.#kept.theme);
    await speaking.speak(this.#kept.language ?? browserLanguage());
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof Kept, unknown>>;
    return {
      name: typeof kept.name === "string" ? kept.name : AT_FIRST.name,
      language: LANGUAGES.find((language) => language === kept.language) ?? null,
      theme: THEMES.find((theme) => theme === kept.theme) ?? null,
      level: typeof kept.level === "string" ? kept.level : AT_FIRST.level,
      pace: PACES.find((pace) => pace === kept.pace) ?? AT_FIRST.pace,
      sounds: kept.sounds === true,
      notifies: kept.notifies === true,
    };
  } catch {
    return { ...AT_FIRST };
  }
}

function showTheme(theme: Theme | null): void {
  if (theme === null) {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
