import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket as RealSocket, WebSocketServer } from "ws";
import type { ServerMessage } from "./messages";
import { type Connection, Play } from "./play";

globalThis.WebSocket = RealSocket as unknown as typeof WebSocket;

type Said = Record<string, unknown>;

/** A server that keeps what it hears, on a socket of its own. */
class Table {
  readonly server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  readonly heard: Said[] = [];
  connected = 0;
  answer: (said: Said, socket: RealSocket) => void = () => undefined;
  #woken = () => {};

  constructor() {
    this.server.on("connection", (socket) => {
      this.connected += 1;
      socket.on("message", (data) => {
        const said = JSON.parse(String(data)) as Said;
        this.heard.push(said);
        this.answer(said, socket);
        this.#woken();
      });
    });
  }

  get address(): URL {
    const { port } = this.server.address() as { port: number };
    return new URL(`ws://127.0.0.1:${port}/`);
  }

  async until(met: () => boolean): Promise<void> {
    while (!met()) {
      await new Promise<void>((resolve) => {
        this.#woken = resolve;
      });
    }
  }

  types(): unknown[] {
    return this.heard.map((said) => said.type);
  }

  wake(): void {
    this.#woken();
  }
}

let table: Table;
let play: Play;
let connections: [Connection, number | undefined][];
let messages: ServerMessage[];

const MOVE = { type: "move", id: "m1", version: 3, seat: "1", move: "end" } as const;

beforeEach(async () => {
  table = new Table();
  await once(table.server, "listening");
  connections = [];
  messages = [];
  play = new Play(table.address, () => ({ language: "fr", code: "c" }), {
    heard: (message) => messages.push(message),
    connection: (now, code) => {
      connections.push([now, code]);
      table.wake();
    },
    version: () => (messages.length > 0 ? 7 : null),
  });
});

afterEach(() => {
  play.leave();
  table.server.close();
  for (const client of table.server.clients) {
    client.terminate();
  }
});

test("says hello first", async () => {
  await table.until(() => table.heard.length > 0);
  expect(table.heard[0]).toEqual({ type: "hello", version: null, language: "fr", code: "c" });
});

test("sends a move again after a lost connection, until it is answered, with the version it has", async () => {
  table.answer = (said, socket) => {
    if (said.type === "hello") {
      socket.send(JSON.stringify({ type: "error", message: "x", text: "x", about: null }));
    } else if (table.connected === 1) {
      socket.terminate(); // the move was heard, its answer never came
    } else {
      socket.send(JSON.stringify({ type: "accepted", id: said.id, version: 8 }));
    }
  };
  await table.until(() => table.heard.length > 0);
  play.move(MOVE);
  await table.until(() => table.heard.length >= 4);
  expect(table.types()).toEqual(["hello", "move", "hello", "move"]);
  expect(table.heard[3]).toEqual(table.heard[1]);
  expect(table.heard[2]).toMatchObject({ version: 7 });
  expect(connections.map(([now]) => now)).toContain("lost");
});

test("an answered move is not sent again", async () => {
  table.answer = (said, socket) => {
    if (said.type === "move") {
      socket.send(JSON.stringify({ type: "accepted", id: said.id, version: 8 }));
      socket.close(1012);
    }
  };
  await table.until(() => table.heard.length > 0);
  play.move(MOVE);
  await table.until(() => table.types().filter((type) => type === "hello").length === 2);
  play.send({ type: "chat", text: "hi" });
  await table.until(() => table.types().includes("chat"));
  expect(table.types()).toEqual(["hello", "move", "hello", "chat"]);
});

test("does not come back where it is not allowed", async () => {
  table.answer = (_said, socket) => socket.close(4403);
  await table.until(() => connections.some(([now]) => now === "shut"));
  expect(connections.at(-1)).toEqual(["shut", 4403]);
  expect(table.connected).toBe(1);
});

test("comes back when the server asks for it", async () => {
  table.answer = (said, socket) => {
    if (said.type === "hello" && table.connected === 1) {
      socket.send(JSON.stringify({ type: "come-back", after: 0.01 }));
    }
  };
  await table.until(() => table.types().filter((type) => type === "hello").length === 2);
  expect(table.connected).toBe(2);
});
