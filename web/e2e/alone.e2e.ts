import { ending, expect, playToTheEnd, prefer, test } from "./playing";

test.setTimeout(600_000);

test("a match of The Island against bots, in two clicks and by clicks alone, to the end", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play The Island against bots now" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.getByRole("heading", { name: "Your turn, Ada" })).toBeVisible();
  await expect(page).toHaveTitle(/Your turn/);
  await playToTheEnd(page, 7);
  await expect(ending(page).getByRole("listitem")).toHaveCount(3);

  const downloading = page.waitForEvent("download");
  await ending(page).getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^the-island-\w+\.json$/);

  const table = page.url();
  await ending(page).getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(table);
  await expect(page.getByRole("heading", { name: /Your turn, Ada|plays/ })).toBeVisible();
});
