import type { Page, WebSocketRoute } from "@playwright/test";
import { dice } from "./dice";
import { choices, expect, prefer, test } from "./playing";

test.setTimeout(600_000);

interface Legal {
  legal?: Record<string, { move: string }[]>;
}

interface Message extends Legal {
  version?: number;
  now?: Legal | null;
}

/**
 * Between page and server: it takes most moves out of the legal list, and holds back what the page sends until the
 * test lets one go.
 */
class Thief {
  left: string[] = [];
  /** Of the match, where these are left. */
  version = 0;
  readonly sent: string[] = [];
  /** What was chosen to make the last of them. */
  way: readonly string[] = [];
  passing = false;
  readonly #next = dice(11);

  async between(page: Page): Promise<void> {
    await page.routeWebSocket(/\/play$/, (client) => {
      const server = client.connectToServer();
      server.onMessage((text) => client.send(this.#thinned(String(text))));
      client.onMessage((text) => this.#held(String(text), client, server));
    });
  }

  #thinned(text: string): string {
    const message = JSON.parse(text) as Message;
    for (const at of [message, message.now]) {
      const moves = at?.legal?.["1"];
      if (at?.legal !== undefined && moves !== undefined) {
        const kept = new Set(Array.from({ length: 4 }, () => Math.floor(this.#next() * moves.length)));
        at.legal["1"] = moves.filter((_, index) => kept.has(index));
        this.left = at.legal["1"].map((move) => move.move);
        this.version = message.version ?? this.version;
      }
    }
    return JSON.stringify(message);
  }

  #held(text: string, client: WebSocketRoute, server: WebSocketRoute): void {
    const message = JSON.parse(text) as { type: string; id?: string; move?: string };
    if (message.type !== "move" || this.passing) {
      server.send(text);
      return;
    }
    this.sent.push(message.move ?? "");
    const why = { message: "held", arguments: {}, text: "held back", rule: null, stale: false };
    client.send(JSON.stringify({ type: "refused", id: message.id, version: 0, ...why }));
  }
}

const offered = async (page: Page): Promise<string[]> =>
  await choices(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-choice") ?? ""));

/** Choose these, from the beginning, by clicks. */
async function clickThrough(page: Page, path: readonly string[]): Promise<void> {
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Escape");
  }
  for (const choice of path) {
    await page.locator(`[data-choice="${choice}"]`).first().click({ force: true });
  }
}

/** Every way of choosing, to its end: what the page then sends is kept by the thief. */
async function explore(page: Page, thief: Thief, path: readonly string[], before: readonly string[]): Promise<void> {
  const sent = thief.sent.length;
  await clickThrough(page, path);
  await expect.poll(async () => thief.sent.length > sent || (await offered(page)).join() !== before.join()).toBe(true);
  if (thief.sent.length > sent) {
    await expect(choices(page).first()).toBeVisible();
    thief.way = path;
    return;
  }
  const now = await offered(page);
  for (const choice of now.filter((one) => !before.includes(one))) {
    await explore(page, thief, [...path, choice], now);
  }
}

test("the page offers exactly the moves it was sent, whichever are taken out", async ({ page, server }) => {
  const thief = new Thief();
  await thief.between(page);
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play The Island against bots now" }).click();
  for (let decision = 0; decision < 14; decision++) {
    await expect(choices(page).first()).toBeVisible({ timeout: 60_000 });
    // the moves of before may still be there for a moment
    await expect.poll(async () => await page.locator(".frame").getAttribute("data-version")).toBe(`${thief.version}`);
    const left = [...thief.left];
    thief.sent.length = 0;
    const first = await offered(page);
    for (const choice of first) {
      await explore(page, thief, [choice], first);
    }
    expect([...new Set(thief.sent)].sort()).toEqual([...left].sort());

    thief.passing = true;
    const { version } = thief;
    await clickThrough(page, thief.way);
    await expect.poll(() => thief.version).toBeGreaterThan(version);
    thief.passing = false;
  }
});
