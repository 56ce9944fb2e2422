import type { Page } from "@playwright/test";
import { choices, choose, dice, ending, expect, prefer, test } from "./playing";

test.setTimeout(240_000);

const isAble = (page: Page): Promise<boolean> => choices(page).first().isVisible();
const logged = (page: Page): Promise<number> => page.locator(".log ol li").count();

/** Whoever may act does, until the log of the first page has so many lines more. */
async function playOn(pages: readonly [Page, ...Page[]], lines: number, seed: number): Promise<void> {
  const next = dice(seed);
  const goal = (await logged(pages[0])) + lines;
  while ((await logged(pages[0])) < goal) {
    await expect.poll(async () => (await Promise.all(pages.map(isAble))).some(Boolean), { timeout: 60_000 }).toBe(true);
    for (const page of pages) {
      if (await isAble(page)) {
        await choose(page, (count) => Math.floor(next() * count));
      }
    }
  }
}

test("two browsers by an invitation; one reloads, the server is started again, and play goes on", async ({
  page,
  server,
  browser,
}) => {
  await prefer(page, { name: "Ada" });
  await page.goto(`${server.address}#new-the-island`);
  await page.getByLabel("Seat 2").selectOption("friend");
  await page.getByRole("button", { name: "Take a seat away" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page.getByLabel("Send this link").inputValue();
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();

  const other = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await prefer(other, { language: "fr", name: "Tom" });
  await other.goto(link);
  await other.getByRole("button", { name: "S’asseoir" }).click();
  await expect(page.getByText("Tom")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Ada joue" })).toBeVisible();
  await playOn([page, other], 6, 1);

  await other.reload();
  await expect(other.getByRole("region").first()).toBeVisible();
  await playOn([page, other], 4, 2);

  await expect.poll(async () => (await logged(page)) - (await logged(other))).toBe(0);
  const before = await logged(page);
  await server.stop();
  await expect(page.getByText("The connection is lost")).toBeVisible();
  await server.start();
  await expect(page.getByText("The connection is lost")).toBeHidden({ timeout: 30_000 });
  await expect(other.getByText("La connexion est perdue")).toBeHidden({ timeout: 30_000 });
  expect(await logged(page)).toBe(before);
  await playOn([page, other], 4, 3);
  await expect.poll(() => logged(page)).toBeGreaterThan(before);

  await page.getByRole("button", { name: "Chat" }).click();
  await page.getByLabel("Write to the others").fill("Well played!");
  await page.getByRole("button", { name: "Send" }).click();
  await other.getByRole("button", { name: /Discussion/ }).click();
  await expect(other.getByText("Well played!")).toBeVisible();
  await other.context().close();
});

test("two people at one screen: a curtain falls between them", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(`${server.address}#new-the-island`);
  await page.getByLabel("Seat 2").selectOption("here");
  await page.getByRole("textbox", { name: "Name" }).nth(1).fill("Tom");
  await page.getByRole("button", { name: "Take a seat away" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  for (const name of ["Ada", "Tom", "Ada"]) {
    await expect(page.getByRole("heading", { name: `Hand over to ${name}` })).toBeVisible();
    await expect(choices(page)).toHaveCount(0);
    await page.getByRole("button", { name: `I am ${name}` }).click();
    await expect(page.getByRole("heading", { name: `Your turn, ${name}` })).toBeVisible();
    await expect
      .poll(async () => {
        if (await page.getByRole("heading", { name: `Your turn, ${name}` }).isVisible()) {
          await choose(page, () => 0);
        }
        return await page.getByRole("heading", { name: "Hand over to" }).isVisible();
      })
      .toBe(true);
  }
  await expect(ending(page)).toBeHidden();
});

test("a watcher sees the match and can do nothing; a move can be taken back", async ({ page, server, browser }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play The Island against bots now" }).click();
  await expect(page.getByRole("heading", { name: "Your turn, Ada" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const link = await page.getByLabel("Link to watch").inputValue();
  await page.getByRole("button", { name: "Back to the table" }).click();

  const watcher = await (await browser.newContext()).newPage();
  await prefer(watcher, {});
  await watcher.goto(link);
  await expect(watcher.getByRole("heading", { name: /Ada plays/ })).toBeVisible();
  await expect(choices(watcher)).toHaveCount(0);
  await expect(watcher.getByRole("button", { name: "Hint" })).toHaveCount(0);

  await playOn([page], 1, 4);
  await expect(watcher.locator(".log ol li").first()).toBeVisible();
  await page
    .getByRole("button", { name: "Ask to take back" })
    .or(page.getByRole("button", { name: "Take back" }))
    .click();
  await expect(page.getByText(/takes back/)).toBeVisible();
  await expect(watcher.getByText(/takes back/)).toBeVisible();
  await watcher.context().close();
});
