import type { Page } from "@playwright/test";

const MOVES = 5;

/** Milliseconds from letting go of the button to the frame that shows it, the median of five; as pawns are placed. */
export async function clickToDrawn(page: Page): Promise<number> {
  const times: number[] = [];
  for (let move = 0; move < MOVES; move++) {
    await page.locator('[data-choice^="piece:"]:not(:disabled)').first().click({ timeout: 60_000 });
    const drawn = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = Number.NaN;
          const note = () => {
            clicked = performance.now();
          };
          addEventListener("pointerup", note, { capture: true, once: true });
          new MutationObserver((_, watching) => {
            watching.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - clicked));
          }).observe(document.querySelector(".log") as HTMLElement, { childList: true, subtree: true });
        }),
    );
    await page.locator('[data-choice^="to:"]').first().click({ force: true });
    times.push(await drawn);
  }
  return times.sort((one, other) => one - other)[Math.floor(MOVES / 2)] as number;
}
