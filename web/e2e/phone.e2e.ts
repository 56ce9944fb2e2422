import { stage } from "../pictures/staged";
import { expect, prefer, test } from "./playing";

/** Pixels of a cell, at least, before anybody looks more closely. */
const LEAST = 24;

/** Moments of the land games, on wide islands and with two islets, and what is held in hand there. */
const MOMENTS = {
  "forbidden-island/forbidden-escaped-four-middle": ".hand .cards",
  "forbidden-island/forbidden-drowned-middle": ".hand .cards",
  "islet/islet-four-seats-late": ".hand .tiles",
  "islet/islet-alone-middle": ".hand .tiles",
};

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const [fixture, hand] of Object.entries(MOMENTS)) {
  test(`${fixture}: the board has the screen's width, a finger finds its cells, the hand is in sight`, async ({
    page,
    server,
  }) => {
    await prefer(page, { name: "Ada" });
    await stage(page, server.address, { fixture });
    const board = page.locator("main.board");
    await expect(board.locator("[data-cell]").first()).toBeVisible();
    expect((await board.boundingBox())?.width).toBe(360);
    const sizes = await board
      .locator("[data-cell]")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect(Math.min(...sizes.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(LEAST);
    await expect(page.locator(hand).first()).toBeInViewport({ ratio: 0.25 });
  });
}
