import { Refused } from "../protocol/http";
import type { Analysis, PastChoice } from "../protocol/looking";
import { server } from "../server";
import { whyRefused } from "../words/refusal";

const AGAIN_AFTER = 1500;
const NOT_THERE = 404;

/** An analysis: asked for, waited for, and what could have been done at its moments. */
export class Asking {
  found: Analysis | null = $state.raw(null);
  failed = $state("");
  /** Whether somebody has asked, here or elsewhere. */
  asked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #choices = new Map<number, Promise<readonly PastChoice[]>>();

  constructor(
    private readonly id: string,
    private readonly code: string | null,
  ) {}

  /** See whether there is one already. */
  async look(): Promise<void> {
    await this.#hear(() => server.analysis(this.id, this.code));
  }

  async ask(): Promise<void> {
    this.asked = true;
    await this.#hear(() => server.analyse(this.id, this.code));
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** A move that could have been made after so many, in words. */
  async choice(at: number, move: string): Promise<PastChoice | null> {
    const known = this.#choices.get(at) ?? server.choicesAt(this.id, at, this.code);
    this.#choices.set(at, known);
    return (await known).find((choice) => choice.move === move) ?? null;
  }

  async #hear(request: () => Promise<Analysis>): Promise<void> {
    try {
      this.found = await request();
      this.asked = true;
      this.failed = "";
    } catch (error) {
      if (error instanceof Refused && error.status === NOT_THERE) {
        return; // nobody has asked
      }
      this.failed = whyRefused(error);
    }
    if (this.found === null || this.found.state === "queued" || this.found.state === "thinking") {
      this.#timer = setTimeout(() => void this.look(), AGAIN_AFTER);
    }
  }
}
