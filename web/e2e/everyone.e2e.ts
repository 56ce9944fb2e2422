import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, prefer, test } from "./playing";

async function soundFor(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  expect(grave.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join("\n")}`)).toEqual([]);
}

for (const theme of ["light", "dark"]) {
  test(`every screen can be read by everybody, ${theme}`, async ({ page, server }) => {
    await prefer(page, { name: "Ada", theme });
    await page.goto(server.address);
    await expect(page.getByRole("article")).toHaveCount(4);
    await soundFor(page);

    await page.goto(`${server.address}#credits`);
    await expect(page.getByRole("heading", { name: "Credits" })).toBeVisible();
    await soundFor(page);

    for (const game of ["the-island", "survive-the-island", "forbidden-island", "islet"]) {
      await page.goto(`${server.address}#new-${game}`);
      await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
      await soundFor(page);
    }

    await page.getByLabel("Seat 2").selectOption("friend");
    await page.getByRole("button", { name: "Open the table" }).click();
    await expect(page.getByText("Waiting for the others")).toBeVisible();
    await soundFor(page);
    await page.getByRole("button", { name: "Close the table" }).click();
    await expect(page.getByText("This table has been closed.")).toBeVisible();

    await page.goto(server.address);
    await page.getByRole("button", { name: "Play The Island against bots now" }).click();
    await expect(page.getByRole("heading", { name: "Your turn, Ada" })).toBeVisible();
    await soundFor(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await soundFor(page);
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
