/** What the tests do at a page, as a person would: by what is to be seen and clicked. */

import { expect, type Locator, type Page, test as plain } from "@playwright/test";
import { dice } from "./dice";
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

/** Milliseconds for the others to move; bots on a machine that does other things too may need them. */
const PATIENCE = 180_000;

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
export const logged = (page: Page): Promise<number> => page.locator(".log ol li").count();

interface Wanted {
  readonly game: string;
  /** Two, unless more are wanted. */
  readonly seats?: number;
  /** For whom the second is; all others are bots'. */
  readonly other?: "bot" | "friend" | "here";
  /** By their names. */
  readonly options?: Readonly<Record<string, string>>;
}

/** How many seats the form has at first. */
const USUAL = 3;

/** The form of a new table, filled in, in either language. */
export async function fillIn(page: Page, server: Server, wanted: Wanted): Promise<void> {
  await page.goto(`${server.address}#new-${wanted.game}`);
  const seats = wanted.seats ?? 2;
  const other = seats < USUAL ? /^(Take a seat away|Enlever une place)$/ : /^(Add a seat|Ajouter une place)$/;
  for (let step = 0; step < Math.abs(seats - USUAL); step++) {
    await page.getByRole("button", { name: other }).click();
  }
  await page.getByLabel(/^(Seat|Place) 2$/).selectOption(wanted.other ?? "bot");
  for (const [name, value] of Object.entries(wanted.options ?? {})) {
    await page.getByLabel(name, { exact: true }).selectOption(value);
  }
}

/** A match against bots, begun. */
export async function startAlone(page: Page, server: Server, wanted: Wanted): Promise<void> {
  await fillIn(page, server, wanted);
  await page.getByRole("button", { name: /^(Start|Commencer)$/ }).click();
}

/** A table for two whose second seat is a friend's: the link to send. */
export async function invite(page: Page, server: Server, game: string): Promise<string> {
  await fillIn(page, server, { game, other: "friend" });
  await page.getByRole("button", { name: "Open the table" }).click();
  return await page.getByLabel("Send this link").inputValue();
}

/** How a choice is taken at a point of the screen: by mouse or by finger. */
export type Hand = (page: Page, x: number, y: number) => Promise<void>;
export const mouse: Hand = (page, x, y) => page.mouse.click(x, y);
export const finger: Hand = (page, x, y) => page.touchscreen.tap(x, y);

/** Wait until something can be chosen, or it is over; whether something can. */
export async function ready(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () =>
      document.querySelector("dialog #ending") !== null
        ? "over"
        : document.querySelector("[data-choice]:not(:disabled)") !== null && "able",
    undefined,
    { timeout: PATIENCE },
  );
  return (await found.jsonValue()) === "able";
}

/** Somebody who takes any of what is offered, and goes on with what he has taken up rather than change his mind. */
export class Hands {
  #before: readonly string[] = [];
  readonly made: string[] = [];

  constructor(
    private readonly next: () => number,
    private readonly hand: Hand = mouse,
  ) {}

  /**
   * Take one that can be seen and hit.  If there is none (somebody else's move took it away, or it lies out of sight),
   * all of the board is shown again.
   */
  async choose(page: Page): Promise<void> {
    const found = await page.evaluate(pointAtOne, { luck: this.next(), before: this.#before });
    this.#before = found?.offered ?? [];
    if (found !== null) {
      await this.hand(page, found.x, found.y);
      this.made.push(found.choice);
      return;
    }
    const whole = page.getByRole("button", { name: /^(Whole board|Tout le plateau)$/ });
    if (await whole.isVisible()) {
      await whole.click();
    }
  }
}

interface Pointed {
  readonly choice: string;
  readonly x: number;
  readonly y: number;
  readonly offered: readonly string[];
}

/** In the page: one of the choices, brought into sight, and a point where nothing lies over it. */
function pointAtOne({ luck, before }: { luck: number; before: readonly string[] }): Pointed | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-choice]:not(:disabled)")];
  const nameOf = (one: HTMLElement | SVGElement) => one.dataset.choice ?? "";
  const fresh = all.filter((one) => !before.includes(nameOf(one)));
  const among = fresh.length > 0 ? fresh : all;
  const first = Math.floor(luck * among.length);
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const one of [...among.slice(first), ...among.slice(0, first), ...all]) {
    if (one instanceof HTMLElement) {
      one.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
    const box = one.getBoundingClientRect();
    for (const across of shares) {
      for (const down of shares) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && one.contains(hit)) {
          return { choice: nameOf(one), x, y, offered: all.map(nameOf) };
        }
      }
    }
  }
  return null;
}

/** Play whatever is offered until the end; all choices that were made. */
export async function playToTheEnd(page: Page, seed: number, hand: Hand = mouse): Promise<string[]> {
  const hands = new Hands(dice(seed), hand);
  while (await ready(page)) {
    await hands.choose(page);
  }
  await expect(ending(page)).toBeVisible();
  return hands.made;
}

const isAble = (page: Page): Promise<boolean> => choices(page).first().isVisible();

/** Whoever may act does, until the log of the first page has so many lines more. */
export async function playOn(
  pages: readonly [Page, ...Page[]],
  lines: number,
  seed: number,
  hand: Hand = mouse,
): Promise<void> {
  const hands = new Hands(dice(seed), hand);
  const goal = (await logged(pages[0])) + lines;
  while ((await logged(pages[0])) < goal) {
    await expect
      .poll(async () => (await Promise.all(pages.map(isAble))).some(Boolean), { timeout: PATIENCE })
      .toBe(true);
    for (const page of pages) {
      if (await isAble(page)) {
        await hands.choose(page);
      }
    }
  }
}
