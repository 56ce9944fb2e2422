/** What the tests do at a page, as a person would: by what is to be seen and clicked. */

import { expect, type Locator, type Page, test as plain } from "@playwright/test";
import { Server } from "./server";

/** Tests with a server, and pages that may write nothing to the console. */
export const test = plain.extend<{ quiet: undefined }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.away();
    },
    { scope: "worker" },
  ],
  quiet: [
    async ({ context }, use) => {
      const said: string[] = [];
      context.on("console", (message) => said.push(message.text()));
      context.on("weberror", (error) => said.push(String(error.error())));
      await use(undefined);
      expect(said.filter((text) => !LOST.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What a browser itself writes when a connection is cut, which some tests do. */
const LOST = /WebSocket connection|ERR_(CONNECTION|INTERNET|NETWORK)|Failed to load resource/;

export { expect };

/** Settings kept in the browser before the page opens. */
export async function prefer(page: Page, kept: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem("archipel") === null) {
        localStorage.setItem("archipel", text);
      }
    },
    JSON.stringify({ language: "en", pace: 0, level: "novice", ...kept }),
  );
}

export const choices = (page: Page): Locator => page.locator("[data-choice]:not(:disabled)");
export const ending = (page: Page): Locator => page.getByRole("dialog").filter({ has: page.locator("#ending") });

/** One of what is offered, taken by a click; which one is up to `pick`. */
export async function choose(page: Page, pick: (count: number) => number): Promise<void> {
  await expect(choices(page).first().or(ending(page))).toBeVisible({ timeout: 60_000 });
  const count = await choices(page).count();
  if (count > 0) {
    // what is offered may change under the hand, when others move: then the next round tries again
    await choices(page)
      .nth(pick(count))
      .click({ timeout: 2000, force: true })
      .catch(() => undefined);
  }
}

/** Play whatever is offered until the end. */
export async function playToTheEnd(page: Page, seed: number): Promise<void> {
  const next = dice(seed);
  while (!(await ending(page).isVisible())) {
    await choose(page, (count) => Math.floor(next() * count));
  }
}

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
