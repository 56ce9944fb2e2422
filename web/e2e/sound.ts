/** What has to hold on every screen, for everybody. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Pixels of a control, at least. */
const TALL = 44;

/** Nothing that axe finds serious. */
export async function readable(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  expect(grave.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join("\n")}`)).toEqual([]);
}

/** Nothing wider than the screen, and every control large enough for a finger. */
export async function touchable(page: Page): Promise<void> {
  const small = await page.evaluate((tall) => {
    const labelled = (one: Element) => one.closest("label") ?? one;
    return [...document.querySelectorAll("button, a.button, select, input, summary")]
      .map((one) => ({ one, box: labelled(one).getBoundingClientRect() }))
      .filter(({ one, box }) => one.checkVisibility() && box.width > 0 && (box.height < tall - 0.5 || box.width < 40))
      .map(({ one, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${one.outerHTML.slice(0, 160)}`);
  }, TALL);
  expect(small).toEqual([]);
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(wide).toBe(width);
}
