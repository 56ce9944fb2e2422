import { fileURLToPath } from "node:url";
import { clickToDrawn } from "./drawn";
import { ending, expect, finger, playOn, prefer, startAlone, test } from "./playing";

test.setTimeout(600_000);

const GOLDEN = fileURLToPath(new URL("../../tests/golden/three-seats.json", import.meta.url));

/** Milliseconds from click to drawing: a hundred are meant; a machine that does other things too gets more. */
const PATIENCE = 400;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const game of ["the-island", "survive-the-island", "forbidden-island", "islet"]) {
    test(`${game} is played by touch`, async ({ page, server }) => {
      await prefer(page, { name: "Ada" });
      await startAlone(page, server, { game });
      await playOn([page], 6, 9, finger);
    });
  }
});

test("a match file is loaded and looked at, to its scores", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByLabel("Load a match file").setInputFiles(GOLDEN);
  await expect(ending(page).getByRole("heading")).toContainText("wins!");
  await expect(ending(page).getByRole("listitem")).toHaveText([/1.*22 points/, /2.*21 points/, /3.*9 points/]);

  await page.goto(server.address);
  await page.getByLabel("Load a match file").setInputFiles({
    name: "no-match.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"archipel": 1}'),
  });
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a move is drawn at once after the click", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play The Island against bots now" }).click();
  const median = await clickToDrawn(page);
  console.log(`click to drawn, median of five: ${Math.round(median)} ms`);
  expect(median).toBeLessThan(PATIENCE);
});
