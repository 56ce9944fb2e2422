/** How quick the page is here: frames a second while bots move and pieces glide, and from click to drawn. */

import type { Page } from "@playwright/test";
import { clickToDrawn } from "../e2e/drawn";
import { playOn, prefer, startAlone, test } from "../e2e/playing";

const GAMES = ["the-island", "survive-the-island", "forbidden-island", "islet"];
const LINES = 8;

test.use({ reducedMotion: "no-preference", viewport: { width: 1440, height: 900 } });
test.setTimeout(240_000);

/** Count frames from now on; what is called at last gives how many a second, and how many of them came late. */
async function countFrames(page: Page): Promise<() => Promise<{ rate: number; late: number }>> {
  const frames = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const next = (time: number) => {
      seen.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return seen;
  });
  return () =>
    frames.evaluate((seen) => {
      const gaps = seen.slice(1).map((time, index) => time - (seen[index] ?? time));
      const total = gaps.reduce((sum, gap) => sum + gap, 0);
      return { rate: (1000 * gaps.length) / total, late: gaps.filter((gap) => gap > 25).length / gaps.length };
    });
}

for (const game of GAMES) {
  test(`frames a second: ${game}`, async ({ page, server }) => {
    await prefer(page, { name: "Ada", pace: 250 });
    await startAlone(page, server, { game });
    await playOn([page], 2, 1);
    const counted = await countFrames(page);
    await playOn([page], LINES, 2);
    const { rate, late } = await counted();
    console.log(`${game}: ${rate.toFixed(0)} frames a second, ${(100 * late).toFixed(1)} % of them late`);
  });
}

test("from click to drawn", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await startAlone(page, server, { game: "the-island" });
  console.log(`click to drawn, median of five: ${(await clickToDrawn(page)).toFixed(0)} ms`);
});
