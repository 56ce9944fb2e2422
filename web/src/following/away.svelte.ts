import type { Logged, Seat } from "../protocol/messages";
import type { Moment } from "../table/known";
import { keepSeen, missedSince, seenBefore } from "./missed";

/** What happened at a table while nobody looked. */
export class Away {
  /** To be told; empty for nothing. */
  missed: readonly Logged[] = $state.raw([]);
  /** The version from which on it was missed. */
  since = 0;
  #seen: number | null;
  #arrivals = 0;
  #gone = true;

  constructor(private readonly table: string) {
    this.#seen = seenBefore(table);
  }

  /** The page is hidden: what comes now is not seen. */
  leave(): void {
    this.#gone = true;
  }

  /** Somebody looks at a moment; `arrivals` counts how often the server had to tell everything anew. */
  look(moment: Moment, arrivals: number, mine: readonly Seat[]): void {
    if ((this.#gone || arrivals !== this.#arrivals) && this.#seen !== null) {
      const missed = missedSince(moment.log, this.#seen, mine);
      if (missed.length > 0) {
        this.missed = missed;
        this.since = this.#seen;
      }
    }
    this.#gone = false;
    this.#arrivals = arrivals;
    if (this.#seen !== moment.version) {
      this.#seen = moment.version;
      keepSeen(this.table, moment.version);
    }
  }

  dismiss(): void {
    this.missed = [];
  }
}
