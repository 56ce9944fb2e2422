import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { ending, expect, fillIn, invite, prefer, startAlone, test } from "./playing";
import type { Server } from "./server";
import { readable, touchable } from "./sound";

test.setTimeout(600_000);

const GAMES = ["the-island", "survive-the-island", "forbidden-island", "islet"];
const GOLDEN = fileURLToPath(new URL("../../tests/golden/three-seats.json", import.meta.url));

/** Every screen there is, one after the other; `look` is called at each. */
async function everyScreen(page: Page, server: Server, look: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(server.address);
  await expect(page.getByRole("article")).toHaveCount(4);
  await look(page);

  await page.goto(`${server.address}#credits`);
  await expect(page.getByRole("heading", { name: "Credits" })).toBeVisible();
  await look(page);

  for (const game of GAMES) {
    await page.goto(`${server.address}#new-${game}`);
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
    await look(page);
    await startAlone(page, server, { game });
    await expect(page.getByRole("heading", { name: "Your turn, Ada" })).toBeVisible();
    await look(page);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await look(page);
  await page.getByRole("button", { name: "Back to the table" }).click();
  await page.locator('[data-choice="do:done"]').click();
  await look(page);

  await invite(page, server, "the-island");
  await expect(page.getByText("Waiting for the others")).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: "Close the table" }).click();
  await expect(page.getByText("This table has been closed.")).toBeVisible();
  await look(page);

  await fillIn(page, server, { game: "islet", other: "here" });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hand over to" })).toBeVisible();
  await look(page);

  await page.goto(server.address);
  await page.getByLabel("Load a match file").setInputFiles(GOLDEN);
  await expect(ending(page)).toBeVisible();
  await look(page);
}

for (const theme of ["light", "dark"]) {
  test(`every screen can be read by everybody, ${theme}`, async ({ page, server }) => {
    await prefer(page, { name: "Ada", theme });
    await everyScreen(page, server, readable);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("every control is large enough for a finger, and nothing is wider than the screen", async ({ page, server }) => {
    await prefer(page, { name: "Ada" });
    await everyScreen(page, server, touchable);
  });
});

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const) {
  test(`the sun over the start page is whole at ${width} × ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, {});
    await page.goto(server.address);
    await expect(page.locator("svg .sun").first()).toBeInViewport({ ratio: 1 });
  });
}

test("the browser's language first, then the one chosen, which is kept", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "fr-CA" });
  const page = await context.newPage();
  await page.goto(server.address);
  await expect(page.getByText("Quatre jeux d’îles, une seule table.")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText("Four island games, one table.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Four island games, one table.")).toBeVisible();
  await context.close();
});

test("the first load is small: start page and a board, fonts included, compressed", async ({ page, server }) => {
  const loaded: string[] = [];
  page.on("response", (response) => {
    loaded.push(response.url());
  });
  await prefer(page, {});
  await page.goto(server.address, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Play The Island against bots now" }).click();
  await expect(page.getByRole("heading", { name: /Your turn/ })).toBeVisible();
  const { gzipSync } = await import("node:zlib");
  let bytes = 0;
  for (const address of new Set(loaded.filter((one) => one.includes("/assets/") || !one.includes("/api/")))) {
    const body = Buffer.from(await (await fetch(address)).arrayBuffer());
    bytes += address.endsWith(".woff2") ? body.length : gzipSync(body).length;
  }
  console.log(`first load, compressed: ${Math.round(bytes / 1000)} kB`);
  expect(bytes).toBeLessThan(200_000);
});
