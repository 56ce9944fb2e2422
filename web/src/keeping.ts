/** Something kept in the browser for each table; of tables not met for longest it is forgotten. */

const MOST_TABLES = 50;

export class KeptByTable<Value> {
  constructor(
    private readonly key: string,
    private readonly isValue: (value: unknown) => value is Value,
  ) {}

  /** What was kept for a table; null if nothing was. */
  of(table: string): Value | null {
    return this.#read().find(([id]) => id === table)?.[1] ?? null;
  }

  keep(table: string, value: Value): void {
    const others = this.#read().filter(([id]) => id !== table);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, [table, value]].slice(-MOST_TABLES)));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  #read(): [string, Value][] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(kept) ? kept.filter((one) => this.#isKept(one)) : [];
    } catch {
      return [];
    }
  }

  #isKept(one: unknown): one is [string, Value] {
    return Array.isArray(one) && typeof one[0] === "string" && this.isValue(one[1]);
  }
}
