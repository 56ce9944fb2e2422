import { stage } from "../pictures/staged";
import { expect, prefer, test } from "./playing";

/** What stands beside a board that has room for it, and in the hand where it has not: tiles left, meter, reserve. */
const BESIDE = {
  "the-island/four-seats-middle": ".hand .left",
  "survive-the-island/survive-five-seats-middle": ".hand .left",
  "forbidden-island/forbidden-escaped-four-middle": ".hand .strip",
  "islet/islet-four-seats-middle": ".hand .narrow",
};

/** Screens between a phone and a desk, and whether their boards have room; null: some have, some have not. */
const SCREENS = [
  { width: 740, height: 360, roomy: false },
  { width: 768, height: 1024, roomy: null },
  { width: 1024, height: 768, roomy: null },
  { width: 1280, height: 800, roomy: null },
  { width: 1920, height: 1080, roomy: true },
];

for (const { width, height, roomy } of SCREENS) {
  test(`at ${width} × ${height} all there is to know about a game is told once`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { name: "Ada" });
    for (const [fixture, told] of Object.entries(BESIDE)) {
      await stage(page, server.address, { fixture });
      await expect(page.locator("main.board [data-cell]").first()).toBeVisible();
      const room = (await page.locator("main.board .roomy").count()) > 0;
      expect(room).toBe(roomy ?? room);
      await expect(page.locator(told)).toBeVisible({ visible: !room });
    }
  });
}

test("a tablet held upright gives the board its whole width", async ({ page, server }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await prefer(page, { name: "Ada" });
  for (const fixture of Object.keys(BESIDE)) {
    await stage(page, server.address, { fixture });
    await expect(page.locator("main.board [data-cell]").first()).toBeVisible();
    expect((await page.locator("main.board").boundingBox())?.width).toBeGreaterThan(700);
    await expect(page.locator(".turn")).toBeInViewport({ ratio: 1 });
  }
});
