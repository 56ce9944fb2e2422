/** A cable between a browser and a server: it can be cut, and mended. */

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server as Listener, type Socket } from "node:net";

export class Cable {
  readonly #ends = new Set<Socket>();
  #listener: Listener | null = null;
  #port = 0;

  constructor(private readonly server: string) {}

  /** The server's own address, or that of something at it, by way of this cable. */
  through(address: string = this.server): string {
    const there = new URL(address);
    there.port = String(this.#port);
    return there.href;
  }

  /** Lay it, or mend it at the same place. */
  async lay(): Promise<void> {
    const listener = createServer((near) => {
      const far = connect(Number(new URL(this.server).port), "127.0.0.1");
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(one);
        one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.#ends.delete(one);
          other.destroy();
        });
      }
    });
    listener.listen(this.#port, "127.0.0.1");
    await once(listener, "listening");
    this.#port = (listener.address() as AddressInfo).port;
    this.#listener = listener;
  }

  /** Nothing goes through any more, and what was under way is lost. */
  async cut(): Promise<void> {
    const listener = this.#listener;
    this.#listener = null;
    if (listener !== null) {
      const closed = once(listener, "close");
      listener.close();
      for (const end of this.#ends) {
        end.destroy();
      }
      await closed;
    }
  }
}
