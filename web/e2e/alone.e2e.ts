import type { Page } from "@playwright/test";
import { pressToTheEnd, tabTo } from "./keys";
import { ending, expect, playToTheEnd, prefer, startAlone, test } from "./playing";

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

/** The other games, each with what it is sure to ask for sooner or later; one of them in French. */
const OTHERS = [
  { game: "survive-the-island", language: "fr", seats: 5, options: {}, asks: ["piece", "to", "sink"], result: /gagne/ },
  {
    game: "forbidden-island",
    language: "en",
    seats: 4,
    options: { Difficulty: "legendary" },
    asks: ["to", "do"],
    result: /\w/,
  },
  { game: "islet", language: "en", seats: 4, options: {}, asks: ["kind", "to", "do"], result: /wins?!/ },
];

/** Matches that somebody plays at most before he was asked for all there is. */
const MOST_MATCHES = 10;

/** A match to its end; a team may go down before somebody was asked for much, and tries again. */
async function playUntilAsked(page: Page, asks: readonly string[]): Promise<void> {
  const missing = new Set(asks);
  for (let match = 1; match <= MOST_MATCHES; match++) {
    for (const choice of await playToTheEnd(page, match)) {
      missing.delete(choice.split(":")[0] ?? "");
    }
    if (missing.size === 0) {
      return;
    }
    await ending(page)
      .getByRole("button", { name: /^(Play again|Rejouer)$/ })
      .click();
    await expect(ending(page)).toBeHidden();
  }
  expect([...missing], "never asked for").toEqual([]);
}

for (const { game, language, seats, options, asks, result } of OTHERS) {
  test(`a match of ${game} against a bot by clicks alone, to the end (${language})`, async ({ page, server }) => {
    await prefer(page, { name: "Ada", language });
    await startAlone(page, server, { game, seats, options });
    await playUntilAsked(page, asks);
    await expect(ending(page).getByRole("heading")).toHaveText(result);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    // a message that is missing is shown by its name
    await expect(page.getByText(/\b(page|islet|the-island|survive-the-island|forbidden-island)-[a-z]+-/)).toHaveCount(
      0,
    );
  });
}

test("by keyboard alone, from the start page to the end of the match", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await tabTo(page, "Play Forbidden Island against bots now");
  await pressToTheEnd(page, 5);
});
