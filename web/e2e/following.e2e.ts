import type { Page } from "@playwright/test";
import { choices, expect, prefer, startAlone, test } from "./playing";

declare global {
  interface Window {
    /** Tones that were asked for. */
    tones: number;
    notifications: string[];
  }
}

/** The browser's own sounds and notifications, counted on their way. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.tones = 0;
    window.notifications = [];
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        window.tones += 1;
        super.start(when);
      }
    };
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        window.notifications.push(`${title}: ${options?.body ?? ""}`);
      }
    };
  });
}

const tones = (page: Page): Promise<number> => page.evaluate(() => window.tones);
const notifications = (page: Page): Promise<string[]> => page.evaluate(() => window.notifications);

/** The next explorer is placed; what is done at the very moment of the click is done before anybody answers. */
async function place(page: Page, hidden = false): Promise<void> {
  await page.locator('[data-choice^="piece:"]').first().click();
  await page
    .locator('[data-choice^="to:"]')
    .first()
    .evaluate((cell, away) => {
      cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (away) {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }
    }, hidden);
}

async function tick(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("checkbox", { name }).click();
}

const back = (page: Page) => page.getByRole("button", { name: "Back to the table" }).click();

test("sounds: none at first, and at every move once they are wanted", async ({ page, server }) => {
  await listen(page);
  await prefer(page, { name: "Ada" });
  await startAlone(page, server, { game: "the-island" });
  await place(page);
  await expect(page.locator(".log ol li").nth(1)).toBeVisible();
  await expect(choices(page).first()).toBeVisible();
  expect(await tones(page)).toBe(0);

  await tick(page, /^Sounds$/);
  await expect.poll(() => tones(page)).toBe(2); // how it sounds when it is one's turn
  await back(page);
  await place(page);
  await expect.poll(() => tones(page)).toBeGreaterThan(2);
  const heard = await tones(page);
  await expect(choices(page).first()).toBeVisible();

  await tick(page, /^Sounds$/);
  await back(page);
  const before = await page.locator(".log ol li").count();
  const still = await tones(page);
  expect(still).toBeGreaterThanOrEqual(heard);
  await place(page);
  await expect.poll(() => page.locator(".log ol li").count()).toBeGreaterThan(before);
  expect(await tones(page)).toBe(still);
});

test("who looks elsewhere is told that it is his turn, if the browser may", async ({ page, server, context }) => {
  await context.grantPermissions(["notifications"]);
  await listen(page);
  await prefer(page, { name: "Ada" });
  await startAlone(page, server, { game: "the-island" });
  await tick(page, /^Tell me/);
  await back(page);
  await place(page);
  await expect(choices(page).first()).toBeVisible();
  expect(await notifications(page)).toEqual([]);
  await place(page, true);
  await expect.poll(() => notifications(page)).toEqual(["The Island: Your turn, Ada"]);
});

test("where the browser refuses, nobody is told, and the page says so", async ({ page, server, context }) => {
  await context.clearPermissions();
  await listen(page);
  await prefer(page, { name: "Ada" });
  await startAlone(page, server, { game: "the-island" });
  await tick(page, /^Tell me/);
  await expect(page.getByRole("alert")).toHaveText(/Your browser does not allow it/);
  await expect(page.getByRole("checkbox", { name: /^Tell me/ })).not.toBeChecked();
  await back(page);
  await place(page, true);
  await expect.poll(() => page.locator(".log ol li").count()).toBeGreaterThan(1);
  expect(await notifications(page)).toEqual([]);
});
