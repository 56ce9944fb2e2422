/** How quick the page is here: frames a second while pieces move, and from click to drawn. */

import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { clickToDrawn } from "../e2e/drawn";
import { ending, prefer, startAlone, test } from "../e2e/playing";

/** Recorded matches, and a move where all that can move is on the board. */
const MATCHES = {
  "the-island": { match: "four-seats", from: 100 },
  "survive-the-island": { match: "survive-five-seats", from: 100 },
  "forbidden-island": { match: "forbidden-escaped-four", from: 30 },
  islet: { match: "islet-four-seats", from: 40 },
};
const SPEED = "2";
const MOVES = 24;

// a trace takes pictures all the while, which costs frames
test.use({ reducedMotion: "no-preference", viewport: { width: 1440, height: 900 }, trace: "off" });
test.setTimeout(240_000);

/**
 * Count frames while something moves, from now on; what is called at last gives how many there were a second, and how
 * many of them came late.
 */
async function countFrames(page: Page): Promise<() => Promise<{ rate: number; late: number }>> {
  const gaps = await page.evaluateHandle(() => {
    const seen: number[] = [];
    let last: number | null = null;
    // what breathes for ever while it waits is no motion
    const isMotion = (animation: Animation) =>
      animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity;
    const next = (time: number) => {
      const moves = document.getAnimations().some(isMotion);
      if (moves && last !== null) {
        seen.push(time - last);
      }
      last = moves ? time : null;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return seen;
  });
  return () =>
    gaps.evaluate((seen) => {
      const total = seen.reduce((sum, gap) => sum + gap, 0);
      return { rate: (1000 * seen.length) / total, late: seen.filter((gap) => gap > 25).length / seen.length };
    });
}

// a recorded match, played by the page itself: no bot thinks meanwhile, and nobody searches for what to click
for (const [game, { match, from }] of Object.entries(MATCHES)) {
  test(`frames a second: ${game}`, async ({ page, server }) => {
    await prefer(page, { name: "Ada" });
    await page.goto(server.address);
    const file = fileURLToPath(new URL(`../../tests/golden/${match}.json`, import.meta.url));
    await page.locator('input[type="file"]').setInputFiles(file);
    await ending(page).locator('a[href*="/replay"]').first().click();
    await page.locator(".log ol button").nth(from).click();
    await page.getByLabel("Speed").selectOption(SPEED);
    const counted = await countFrames(page);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const moment = page.locator('input[type="range"]');
    await page.waitForFunction(
      ([range, goal]) => Number((range as HTMLInputElement).value) >= Number(goal),
      [await moment.elementHandle(), from + MOVES] as const,
      { polling: 1000 },
    );
    const { rate, late } = await counted();
    console.log(`${game}: ${rate.toFixed(0)} frames a second, ${(100 * late).toFixed(1)} % of them late`);
  });
}

test("from click to drawn", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await startAlone(page, server, { game: "the-island" });
  console.log(`click to drawn, median of five: ${(await clickToDrawn(page)).toFixed(0)} ms`);
});
