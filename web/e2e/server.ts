/** A server of its own for each file of tests: a process, with a database in a folder that is thrown away. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ARCHIPEL = process.env.ARCHIPEL ?? join(ROOT, ".venv/bin/archipel");
/** Bots that do not wait for people to follow, and as many tables as tests like. */
const HURRIED = { ARCHIPEL_BOT_PAUSE: "0", ARCHIPEL_LIMITS: "1000" };

export class Server {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "archipel-"));
  #port = 0;

  /** `prefix`: the path it is mounted at, `/games`. */
  constructor(private readonly prefix = "") {}

  get address(): string {
    return `http://127.0.0.1:${this.#port}${this.prefix}/`;
  }

  /** Start, or start again with the same tables at the same address. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const database = `sqlite:${join(this.#folder, "tables.db")}`;
    const mounted = this.prefix === "" ? [] : ["--public-url", this.address];
    const started = spawn(
      ARCHIPEL,
      ["serve", "--host", "127.0.0.1", "--port", String(this.#port), "--database", database, ...mounted],
      { env: { ...process.env, ...HURRIED, LANG: "C", ARCHIPEL_LANG: "en" }, stdio: ["ignore", "pipe", "pipe"] },
    );
    this.#process = started;
    let said = "";
    await new Promise<void>((resolve, reject) => {
      started.stderr.on("data", (data: Buffer) => {
        said += String(data);
      });
      // it says where it is once it listens
      started.stdout.once("data", () => resolve());
      started.on("exit", (code) => reject(new Error(`the server left with ${code}:\n${said}`)));
    });
  }

  /** Stop as a host would, with a signal. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async away(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const stopping = this.#process;
    this.#process = null;
    if (stopping !== null && stopping.exitCode === null) {
      const gone = once(stopping, "exit");
      stopping.kill(signal);
      await gone;
    }
  }
}

/** A port nobody listens at, to be the server's from now on. */
async function freePort(): Promise<number> {
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, "close");
  return port;
}
