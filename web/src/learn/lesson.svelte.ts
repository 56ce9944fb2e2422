import type { LessonNow } from "../protocol/lessons";
import { server } from "../server";
import { settings } from "../settings.svelte";
import { heard, type Known, type Moment } from "../table/known";
import { Pace } from "../table/pace";
import { whyNot, whyRefused } from "../words/refusal";

/** Why a move was not made. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

/** A lesson as the learner has it: his moves so far, and what the server told of them. */
export class Lesson {
  now: LessonNow | null = $state.raw(null);
  /** What is on the board; what the others answer is shown one after the other. */
  shown: Moment | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** The last move was not the one wanted. */
  aside = $state(false);
  /** A move was sent and not answered. */
  busy = $state(false);
  #moves: readonly string[] = [];
  #known: Known | null = null;
  readonly #pace: Pace<Moment>;

  constructor(
    private readonly game: string,
    private readonly name: string,
  ) {
    this.#pace = new Pace(
      (moment) => {
        this.shown = moment;
      },
      () => settings.pace,
    );
  }

  get done(): boolean {
    return this.now !== null && this.now.step === this.now.steps;
  }

  /** Whether all that happened is on the board. */
  get upToDate(): boolean {
    return this.shown?.version === this.#known?.moment.version;
  }

  /** From the beginning, or once more. */
  async begin(): Promise<void> {
    const now = await this.#ask([]);
    if (now !== null) {
      this.#moves = [];
      this.#known = heard(null, now.state);
      this.#tell(now);
    }
  }

  async move(move: string): Promise<void> {
    const moves = [...this.#moves, move];
    const now = await this.#ask(moves);
    if (now === null) {
      return;
    }
    if (now.refused !== null) {
      this.notice = { text: whyNot(now.refused), rule: now.refused.rule ?? null };
      return;
    }
    if (!now.aside) {
      this.#moves = moves;
      for (const event of now.events) {
        this.#known = heard(this.#known, event);
        if (event.now !== null && this.#known !== null) {
          this.#pace.show(this.#known.moment, event === now.events[0]);
        }
      }
    }
    this.#tell(now);
  }

  leave(): void {
    this.#pace.stop();
  }

  #tell(now: LessonNow): void {
    this.now = now;
    this.aside = now.aside;
    if (now.events.length === 0 && !now.aside && this.#known !== null) {
      this.#pace.show(this.#known.moment, true);
    }
  }

  /** What the server says after these moves; null if it refuses, which is then noted. */
  async #ask(moves: readonly string[]): Promise<LessonNow | null> {
    this.notice = null;
    this.aside = false;
    this.busy = true;
    try {
      return await server.lesson(this.game, this.now?.lesson ?? this.name, moves);
    } catch (error) {
      this.notice = { text: whyRefused(error), rule: null };
      return null;
    } finally {
      this.busy = false;
    }
  }
}
