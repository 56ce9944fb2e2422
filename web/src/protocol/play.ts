/** The connection to a table: it comes back by itself, and sends again what was not answered. */

import type { ClientMessage, MoveMessage, ServerMessage } from "./messages";

export type Connection = "connecting" | "open" | "lost" | "shut";

export interface Listener {
  /** A message of the server. */
  heard: (message: ServerMessage) => void;
  /** How the connection stands; with `shut`, the code that says why it does not come back. */
  connection: (now: Connection, code?: number) => void;
  /** The last version known, for what was missed; null for none. */
  version: () => number | null;
}

const PING_EVERY = 20_000;
const SILENT_AFTER = 45_000;
const DELAYS = [500, 1000, 2000, 4000, 8000, 10_000];
/** Refusals that do not pass by themselves; after the others in 44xx one comes back. */
const FOR_GOOD = [4400, 4403, 4404];

export class Play {
  #socket: WebSocket | null = null;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #pings = 0;
  #greeted = false;
  #left = false;
  /** Moves that were neither accepted nor refused. */
  readonly #unanswered = new Map<string, MoveMessage>();

  constructor(
    private readonly address: URL,
    private readonly hello: () => { language: string; code: string | null },
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** Send a move; it is sent again after a lost connection, until it is answered. */
  move(move: MoveMessage): void {
    this.#unanswered.set(move.id, move);
    this.#write(move);
  }

  /** Send anything else; what cannot be sent now is not worth sending later. */
  send(message: ClientMessage): void {
    this.#write(message);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#again);
    this.#hangUp();
  }

  #connect(): void {
    this.listener.connection(this.#tries === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (socket === this.#socket) {
        this.#closed(event.code);
      }
    };
  }

  #opened(socket: WebSocket): void {
    this.#lastHeard = Date.now();
    socket.send(JSON.stringify({ type: "hello", version: this.listener.version(), ...this.hello() }));
    this.#greeted = true;
    this.#beat = setInterval(() => this.#stayAlive(), PING_EVERY);
    for (const move of this.#unanswered.values()) {
      this.#write(move);
    }
  }

  #heard(message: ServerMessage): void {
    this.#lastHeard = Date.now();
    this.#tries = 0;
    this.listener.connection("open");
    if (message.type === "accepted" || message.type === "refused") {
      this.#unanswered.delete(message.id);
    }
    if (message.type === "come-back") {
      this.#comeBack(message.after * 1000);
    } else if (message.type !== "pong") {
      this.listener.heard(message);
    }
  }

  #closed(code: number): void {
    this.#hangUp();
    if (FOR_GOOD.includes(code)) {
      this.listener.connection("shut", code);
    } else if (!this.#left) {
      this.#comeBack(DELAYS[Math.min(this.#tries, DELAYS.length - 1)] as number);
      this.#tries += 1;
    }
  }

  #comeBack(after: number): void {
    this.#hangUp();
    this.listener.connection("lost");
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), after * (0.7 + 0.6 * Math.random()));
  }

  #hangUp(): void {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }

  #stayAlive(): void {
    if (Date.now() - this.#lastHeard > SILENT_AFTER) {
      this.#closed(1006);
    } else {
      this.#pings += 1;
      this.#write({ type: "ping", n: this.#pings });
    }
  }

  #write(message: ClientMessage): void {
    if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }
}
