import type { Page } from "@playwright/test";
import { stage } from "../pictures/staged";
import { choices, ending, expect, finger, prefer, test } from "./playing";
import { touchable } from "./sound";

/** Pixels of a cell, at least, before anybody looks more closely. */
const LEAST = 24;

/** Moments of the land games, on wide islands and with two islets, and what is held in hand there. */
const MOMENTS = {
  "forbidden-island/forbidden-escaped-four-middle": ".hand .cards",
  "forbidden-island/forbidden-drowned-middle": ".hand .cards",
  "islet/islet-four-seats-late": ".hand .tiles",
  "islet/islet-alone-middle": ".hand .tiles",
};

/** Moments of the sea games: pieces close together, in boats, and at the edge of the sea. */
const AT_SEA = [
  "the-island/four-seats-can-land",
  "the-island/crowd-aboard",
  "survive-the-island/survive-five-seats-act",
  "survive-the-island/survive-five-seats-can-land",
];
const SEAS = ["the-island/four-seats-late", "survive-the-island/survive-five-seats-late"];

/** Old phones and new ones, upright and held sideways. */
const PHONES = [
  [320, 640],
  [360, 740],
  [640, 360],
  [740, 360],
] as const;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Cells, whole: of several things in one, each has a circle of its own besides. */
const cells = (page: Page) => page.locator("main.board [data-cell]:not(circle)");

/** How wide or tall the smallest cell is now. */
const smallest = (page: Page): Promise<number> =>
  cells(page).evaluateAll((all) =>
    Math.min(...all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))),
  );

for (const [fixture, hand] of Object.entries(MOMENTS)) {
  test(`${fixture}: the board has the screen's width, a finger finds its cells, the hand is in sight`, async ({
    page,
    server,
  }) => {
    await prefer(page, { name: "Ada" });
    await stage(page, server.address, { fixture });
    await expect(cells(page).first()).toBeVisible();
    expect((await page.locator("main.board").boundingBox())?.width).toBe(360);
    expect(await smallest(page)).toBeGreaterThanOrEqual(LEAST);
    await expect(page.locator(hand).first()).toBeInViewport({ ratio: 0.25 });
  });
}

test("held sideways, the end is told from its beginning", async ({ page, server }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await prefer(page, { name: "Ada" });
  await stage(page, server.address, { fixture: "the-island/four-seats-over" });
  await expect(ending(page).locator("#ending")).toBeInViewport({ ratio: 1 });
});

/** Two fingers on the board, drawn apart. */
async function pinch(page: Page, times: number): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const points = (apart: number) => [180 - apart, 180 + apart].map((x, id) => ({ x, y: 220, id }));
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(30) });
  await fingers.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(30 * times) });
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const fixture of SEAS) {
  test(`${fixture}: a finger finds every cell, and two of them enlarge the sea`, async ({ page, server }) => {
    await prefer(page, { name: "Ada" });
    await stage(page, server.address, { fixture });
    await expect(cells(page).first()).toBeVisible();
    expect((await page.locator("main.board").boundingBox())?.width).toBe(360);
    const least = await smallest(page);
    expect(least).toBeGreaterThanOrEqual(LEAST);
    const missed = await cells(page).evaluateAll((all) =>
      all
        .filter((one) => /^[a-m]/.test(one.getAttribute("data-cell") ?? ""))
        .filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit?.getAttribute("data-cell") !== one.getAttribute("data-cell");
        })
        .map((one) => one.getAttribute("data-cell")),
    );
    expect(missed).toEqual([]);
    await pinch(page, 3);
    await expect.poll(() => smallest(page)).toBeGreaterThan(2.5 * least);
    await page.getByRole("button", { name: "Whole board" }).tap();
    await expect.poll(() => smallest(page)).toBeCloseTo(least);
  });
}

/** Cells that lie, be it only in part, under one of the board's buttons. */
const covered = (page: Page): Promise<string[]> =>
  page.locator("main.board button").evaluateAll((buttons) => {
    const shares = [0.02, 0.26, 0.5, 0.74, 0.98];
    const under = buttons.flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const points = shares.flatMap((across) => shares.map((down) => [x + width * across, y + height * down] as const));
      return points.flatMap(([left, top]) => document.elementsFromPoint(left, top));
    });
    return [...new Set(under.map((one) => one.getAttribute("data-cell") ?? ""))].filter((cell) => cell !== "");
  });

for (const fixture of [...SEAS, ...Object.keys(MOMENTS)]) {
  test(`${fixture}: on any phone a finger finds every button, and none covers a cell`, async ({ page, server }) => {
    await prefer(page, { name: "Ada" });
    await stage(page, server.address, { fixture });
    await expect(cells(page).first()).toBeVisible();
    for (const [width, height] of PHONES) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect.poll(() => smallest(page)).toBeGreaterThanOrEqual(LEAST);
        await touchable(page);
        expect(await covered(page)).toEqual([]);
        await page.getByRole("button", { name: "Enlarge" }).tap();
        const whole = page.getByRole("button", { name: "Whole board" });
        await expect(whole).toBeVisible();
        await touchable(page);
        expect(await covered(page)).toEqual([]);
        await whole.tap();
        await expect(whole).toBeHidden();
      });
    }
  });
}

for (const fixture of AT_SEA) {
  test(`${fixture}: whatever is offered is taken by a tap, or by a second one after looking closer`, async ({
    page,
    server,
  }) => {
    await prefer(page, { name: "Ada" });
    const sent = await stage(page, server.address, { fixture });
    const board = page.locator("main.board");
    const back = page.getByRole("button", { name: "Back", exact: true });
    const whole = page.getByRole("button", { name: "Whole board" });
    const tap = async (choice: string) => {
      const box = await board.locator(`[data-choice="${choice}"]`).boundingBox();
      await finger(page, (box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    await expect(choices(page).first()).toBeVisible();
    const offered = await board
      .locator("[data-choice]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-choice") ?? ""));
    expect(offered.length).toBeGreaterThan(0);
    for (const choice of offered) {
      const before = sent.length;
      const isTaken = async () => sent.length > before || (await back.isVisible());
      await tap(choice);
      await expect.poll(async () => (await isTaken()) || (await whole.isVisible()), choice).toBe(true);
      if (!(await isTaken())) {
        await tap(choice);
        await expect.poll(isTaken, choice).toBe(true);
      }
      const [, value = ""] = choice.split(":");
      if (sent.length > before) {
        expect(sent.at(-1)).toContain(value);
        await page.reload();
        await expect(choices(page).first()).toBeVisible();
      } else {
        await expect(board.locator(`[data-choice^="to:"]`).first()).toBeVisible();
        await back.tap();
      }
      await expect(whole).toBeHidden();
    }
  });
}
