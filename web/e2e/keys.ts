/** Playing by keyboard alone: Tab to what can have the focus, arrows over the cells of a board, Enter. */

import { expect, type Page } from "@playwright/test";
import { dice } from "./dice";
import { ending, ready } from "./playing";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** What the focus is on: something that can be chosen, a cell of a board, or neither. */
type Focus = "choice" | "cell" | "other";

/** Go from one thing to the next, and take what can be chosen as often as not, until the end. */
export async function pressToTheEnd(page: Page, seed: number): Promise<void> {
  const next = dice(seed);
  while (await ready(page)) {
    const on = await page.evaluate(focused);
    if (on === "choice" && next() < 0.5) {
      await page.keyboard.press("Enter");
    } else if (on !== "other" && next() < 0.6) {
      await page.keyboard.press(ARROWS[Math.floor(next() * ARROWS.length)] ?? "ArrowUp");
    } else {
      await page.keyboard.press("Tab");
    }
  }
  await expect(ending(page)).toBeVisible();
}

/** Go to something by Tab alone, and press Enter. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("button", { name });
  await expect(wanted).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press("Tab");
      return await wanted.evaluate((node) => node === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press("Enter");
}

function focused(): Focus {
  const at = document.activeElement;
  const cell = at?.getAttribute("data-cell") ?? null;
  if (at === null || at.closest("[data-choice]:not(:disabled)") !== null) {
    return at === null ? "other" : "choice";
  }
  if (cell === null) {
    return "other";
  }
  return document.querySelector(`[data-choice$=":${cell}"]`) === null ? "cell" : "choice";
}
