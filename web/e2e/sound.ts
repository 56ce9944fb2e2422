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
  // again until it holds: a page that has just come up may still move
  await expect.poll(() => page.evaluate(missedByAFinger, TALL)).toEqual([]);
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(wide).toBe(width);
}

/**
 * In the page: controls that a finger would miss somewhere in the square round their middle.  What is clipped, or lies
 * under something else, is not hit.  Corners may be round, so it is gone across and down, through the middle.
 */
function missedByAFinger(side: number): string[] {
  const reach = side / 2 - 1; // edges are rounded to pixels
  const steps = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) => share * reach);
  const around = [...steps.map((step) => ({ across: step, down: 0 })), ...steps.map((down) => ({ across: 0, down }))];
  const isHit = (control: Element): boolean => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return around.every(({ across, down }) => {
      const hit = document.elementFromPoint(x + width / 2 + across, y + height / 2 + down);
      return hit !== null && control.contains(hit);
    });
  };
  const open = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  return [...open.querySelectorAll("button, a.button, select, input, summary")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.closest("label") ?? one)
    .filter((control) => control.getBoundingClientRect().width > 0)
    .filter((control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      return !isHit(control);
    })
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`;
    });
}
