import type { Told } from "../words/fluent";
import type { LessonNow } from "./lessons";
import type { Analysis, Draws, Eyes, PastChoice, ReplayPart } from "./looking";
import type { Catalogue, MyTable, OpenTable, Seat, Table, WantedSeat } from "./messages";
import { at } from "./place";

/** A request the server refused, or could not be asked; `text` says why, in the language of the page. */
export class Refused extends Error {
  constructor(
    readonly told: Told,
    readonly text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** The server over HTTP, in the language chosen. */
export class Server {
  constructor(private readonly language: () => string) {}

  games = (): Promise<Catalogue> => this.#ask("GET", "api/games");
  openTables = async (): Promise<readonly Table[]> =>
    (await this.#ask<{ tables: Table[] }>("GET", "api/tables")).tables;
  mine = async (): Promise<readonly MyTable[]> => (await this.#ask<{ tables: MyTable[] }>("GET", "api/me")).tables;
  table = (id: string, code: string | null): Promise<Table> => this.#look(id, "", code);
  open = (wanted: OpenTable): Promise<Table> => this.#ask("POST", "api/tables", wanted);
  upload = (match: unknown, seats: readonly WantedSeat[]): Promise<Table> =>
    this.#ask("POST", "api/tables/upload", { match, seats });

  /** `number`: this browser's part in the dice. */
  sit = (
    id: string,
    seats: readonly Seat[],
    names: readonly string[],
    number: string,
    code: string | null,
  ): Promise<Table> => this.#at(id, "sit", { seats, names, number, code });
  leave = (id: string, seats: readonly Seat[]): Promise<Table> => this.#at(id, "leave", { seats });
  start = (id: string): Promise<Table> => this.#at(id, "start", {});
  close = (id: string): Promise<Table> => this.#at(id, "close", {});
  putOut = (id: string, seat: Seat): Promise<Table> => this.#at(id, "put-out", { seat });
  rematch = (id: string): Promise<Table> => this.#at(id, "rematch", {});
  carry = (id: string, seat: Seat): Promise<{ link: string; until: number }> => this.#at(id, "carry", { seat });
  carried = (token: string): Promise<Table> => this.#ask("POST", "api/carry", { token });
  lesson = (game: string, lesson: string, moves: readonly string[]): Promise<LessonNow> =>
    this.#ask("POST", "api/lessons", { game, lesson, moves });

  matchFile = (id: string, code: string | null): Promise<unknown> => this.#look(id, "/match", code);
  replay = (id: string, eyes: Eyes, from: number, code: string | null): Promise<ReplayPart> =>
    this.#look(id, `/replay?as=${eyes}&from=${from}`, code);
  replaySince = (id: string, eyes: Eyes, version: number, code: string | null): Promise<ReplayPart> =>
    this.#look(id, `/replay?as=${eyes}&since=${version}`, code);
  choicesAt = async (id: string, at: number, code: string | null): Promise<readonly PastChoice[]> =>
    (await this.#look<{ choices: PastChoice[] }>(id, `/replay/choices?at=${at}`, code)).choices;
  draws = (id: string, code: string | null): Promise<Draws> => this.#look(id, "/draws", code);
  analysis = (id: string, code: string | null): Promise<Analysis> => this.#look(id, "/analysis", code);
  analyse = (id: string, code: string | null): Promise<Analysis> =>
    this.#ask("POST", withCode(`api/tables/${id}/analysis`, code), {});

  #look<Answer>(id: string, what: string, code: string | null): Promise<Answer> {
    return this.#ask("GET", withCode(`api/tables/${id}${what}`, code));
  }

  #at<Answer>(id: string, deed: string, body: unknown): Promise<Answer> {
    return this.#ask("POST", `api/tables/${id}/${deed}`, body);
  }

  async #ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const address = at(path);
    address.searchParams.set("lang", this.language());
    const asked: RequestInit = { method };
    if (body !== undefined) {
      asked.headers = { "Content-Type": "application/json" };
      asked.body = JSON.stringify(body);
    }
    let answer: Response;
    try {
      answer = await fetch(address, asked);
    } catch {
      throw new Refused({ message: "page-no-server" }, "", 0);
    }
    const said: unknown = await answer.json().catch(() => null);
    if (!answer.ok || said === null) {
      throw refused(said, answer.status);
    }
    return said as Answer;
  }
}

/** With the code of the link that somebody came by. */
function withCode(path: string, code: string | null): string {
  return code === null ? path : `${path}${path.includes("?") ? "&" : "?"}code=${encodeURIComponent(code)}`;
}

function refused(said: unknown, status: number): Refused {
  const error = (said as { error?: Told & { text: string } } | null)?.error;
  return error === undefined
    ? new Refused({ message: "page-no-server" }, "", status)
    : new Refused(error, error.text, status);
}
