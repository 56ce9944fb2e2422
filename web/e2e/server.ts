/** A server of its own for each file of tests: a process, with a database in a folder that is thrown away. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ARCHIPEL = process.env.ARCHIPEL ?? join(ROOT, ".venv/bin/archipel");

export class Server {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "archipel-"));
  #port = 0;

  get address(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Start, or start again with the same tables at the same address. */
  async start(): Promise<void> {
    const database = `sqlite:${join(this.#folder, "tables.db")}`;
    const started = spawn(
      ARCHIPEL,
      ["serve", "--host", "127.0.0.1", "--port", String(this.#port), "--database", database],
      { env: { ...process.env, LANG: "C", ARCHIPEL_LANG: "en" }, stdio: ["ignore", "pipe", "pipe"] },
    );
    this.#process = started;
    let said = "";
    this.#port = await new Promise<number>((resolve, reject) => {
      const listen = (data: Buffer) => {
        said += String(data);
        const found = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said);
        if (found !== null && said.includes("startup complete")) {
          resolve(Number(found[1]));
        }
      };
      started.stdout.on("data", listen);
      started.stderr.on("data", listen);
      started.on("exit", (code) => reject(new Error(`the server left with ${code}:\n${said}`)));
    });
  }

  /** Stop as a host would, with a signal. */
  async stop(): Promise<void> {
    const stopping = this.#process;
    this.#process = null;
    if (stopping !== null && stopping.exitCode === null) {
      const gone = once(stopping, "exit");
      stopping.kill("SIGTERM");
      await gone;
    }
  }

  async away(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
