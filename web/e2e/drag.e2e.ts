import { fixtureNamed, stage } from "../pictures/staged";
import { expect, prefer, startAlone, test } from "./playing";

test.setTimeout(600_000);

/** A move of a piece at a moment of each game: what is taken hold of, and where it is let go. */
const DRAGS = [
  { fixture: "the-island/four-seats-move", verb: "walk", hold: ({ piece = "" }) => `[data-choice="piece:${piece}"]` },
  {
    fixture: "survive-the-island/survive-five-seats-act",
    verb: "walk",
    hold: ({ piece = "" }) => `[data-choice="piece:${piece}"]`,
  },
  {
    fixture: "forbidden-island/forbidden-escaped-four-act",
    verb: "move",
    hold: (_: object, seat: string) => `[data-pawn="${seat}"]`,
  },
  {
    fixture: "islet/islet-four-seats-middle",
    verb: "go",
    hold: (_: object, seat: string) => `[data-bird="${seat}"]`,
  },
];

for (const { fixture, verb, hold } of DRAGS) {
  test(`a piece is dragged: ${fixture}`, async ({ page, server }) => {
    const { legal, seat } = fixtureNamed(fixture);
    const move = legal.find((one) => one.verb === verb);
    await prefer(page, { name: "Ada" });
    const sent = await stage(page, server.address, { fixture });
    const held = page.locator(hold(move ?? {}, seat ?? "")).first();
    const there = page.locator(`[data-cell="${move?.to}"]`).first();
    await held.hover();
    await page.mouse.down();
    const { x, y, width, height } = (await there.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => sent).toEqual([move?.move]);
  });
}

test("a move that cannot be made says why, names the rule, and leaves the piece in hand", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await startAlone(page, server, { game: "the-island" });
  await page.locator('[data-choice^="piece:"]').first().click();
  await page.locator('path[data-cell="a1"]').click();
  await expect(page.getByRole("alert")).toHaveText(/^There is no tile at a1 \(TI-3\.\d\)/);
  await page.locator('[data-choice^="to:"]').first().click();
  await expect(page.locator(".log ol li").first()).toContainText("is placed on");
});
