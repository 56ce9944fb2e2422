import type { LessonNow } from "../src/protocol/lessons";
import { expect, prefer, test } from "./playing";
import { readable } from "./sound";

const GAMES = ["the-island", "survive-the-island", "forbidden-island", "islet"];

test("the rules are found from the start page, searched without accents, and have an address each", async ({
  page,
  server,
}) => {
  await prefer(page, { language: "fr" });
  await page.goto(server.address);
  await page.getByRole("link", { name: "Règles de The Island" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Island : les règles");
  const sections = page.locator("main section");
  const all = await sections.count();
  expect(all).toBeGreaterThan(15);

  const picture = page.locator("#sinking figure");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('path[data-cell="d6"]')).toBeAttached();
  await expect(picture.locator("figcaption")).toContainText("les plages qui touchent la mer");

  await page.getByLabel("Chercher dans les règles").fill("eruption VOLCAN");
  await expect(sections).not.toHaveCount(all);
  await expect(sections.first()).toContainText("volcan");
  await page.getByLabel("Chercher dans les règles").fill("locomotive");
  await expect(page.getByText("Rien n’est dit de « locomotive ».")).toBeVisible();
  await page.getByLabel("Chercher dans les règles").fill("");

  await page.getByRole("link", { name: "TI-6.6", exact: true }).click();
  await expect(page).toHaveURL(/rules\/the-island#TI-6\.6$/);
  await expect(page.locator("#at-once")).toBeInViewport();
  await expect(page.locator("#at-once")).toBeFocused();

  await page.goto(`${server.address}rules/atlantis`);
  await expect(page.getByText("Il n’y a pas de tel jeu ici.")).toBeVisible();
});

for (const theme of ["light", "dark"]) {
  test(`rules and lessons can be read by everybody, on a phone too, ${theme}`, async ({ page, server }) => {
    await prefer(page, { theme, name: "Ada" });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const game of GAMES) {
      await page.goto(`${server.address}rules/${game}`);
      await expect(page.locator("main section li").first()).toBeVisible();
      await readable(page);
      await page.goto(`${server.address}learn/${game}`);
      await expect(page.getByText("Guided first game: lesson 1 of")).toBeVisible();
      await readable(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
}

/** What is to be clicked for the move that a lesson wants, in order; what has only one answer is not asked. */
function clicksFor(now: LessonNow): readonly string[] {
  const move = now.state.legal[now.seat]?.find((legal) => legal.move === now.show);
  if (move === undefined) {
    return [];
  }
  const { verb, tile, piece = "", from = "", to } = move;
  if (verb === "repel") {
    return ["do:repel"]; // its parts tell of the attack
  }
  if (verb === "sink") {
    return [`sink:${from}`];
  }
  const clicks = tile === undefined ? [] : [`tile:${tile}`];
  if (piece !== "" && verb !== "boat") {
    clicks.push(`piece:${/^[rbgyp]\d+$/.test(piece) ? piece : `${piece}@${from}`}`);
  }
  return to === undefined ? clicks : [...clicks, `to:${to}`];
}

test("a whole guide is clicked through, to the end of the game", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  let told = page.waitForResponse("**/api/lessons*");
  await page.goto(`${server.address}learn/the-island`);
  let now = (await (await told).json()) as LessonNow;
  for (const [index, name] of now.lessons.entries()) {
    expect(now.lesson).toBe(name);
    await expect(page.getByText(`lesson ${index + 1} of ${now.lessons.length}`)).toBeVisible();
    while (now.show !== null) {
      told = page.waitForResponse("**/api/lessons*");
      for (const choice of clicksFor(now)) {
        await page.locator(`[data-choice="${choice}"]`).first().click({ force: true });
      }
      now = (await (await told).json()) as LessonNow;
      expect(now.aside).toBe(false);
    }
    const next = page.getByRole("link", { name: "Next lesson" });
    if (index + 1 < now.lessons.length) {
      told = page.waitForResponse("**/api/lessons*");
      await next.click();
      now = (await (await told).json()) as LessonNow;
    }
  }
  await page.getByRole("link", { name: "Now play a real game" }).click();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
});

test("Islet alone is learnt: where the bird begins, three tiles that go, an egg for a card", async ({
  page,
  server,
}) => {
  await prefer(page, { name: "Ada" });
  await page.goto(`${server.address}learn/islet#alone`);
  for (const choice of ["to:day:0,0", "do:trim-bag", "do:lay", "egg:keep-leaf", "do:done"]) {
    await page.locator(`[data-choice="${choice}"]`).first().click({ force: true });
  }
  await expect(page.getByText("you go to and fro")).toBeVisible();
  await page.getByRole("link", { name: "Next lesson" }).click();
  await expect(page.getByText("lesson 10 of 10")).toBeVisible();
});

test("another move is explained, and a refused one leads to its rule without losing the game", async ({
  page,
  server,
}) => {
  await prefer(page, { name: "Ada" });
  await page.goto(`${server.address}learn/the-island#moving`);
  await page.locator('[data-choice="piece:r9"]').first().click({ force: true });
  await page.locator('[data-choice^="to:"]').first().click({ force: true });
  await expect(page.getByText("but stay with the explorer at e7")).toBeVisible();

  await page.locator('[data-choice="piece:r10"]').first().click({ force: true });
  await page.locator('[data-cell="a1"]').first().click({ force: true });
  const link = page.getByRole("link", { name: "Read the rule" });
  await expect(link).toBeVisible();
  await link.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toBeVisible();
  await expect(dialog.locator("figure [data-cell]").first()).toBeAttached();
  expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  await expect(dialog.getByRole("link", { name: "All the rules" })).toHaveAttribute("target", "_blank");
  await readable(page);
  await dialog.getByRole("button", { name: "Back to the table" }).click();
  await expect(page.getByText("lesson 3 of 10")).toBeVisible();
});
