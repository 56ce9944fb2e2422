import { Cable } from "./cable";
import { dice } from "./dice";
import { choices, ending, expect, Hands, invite, logged, playOn, prefer, test } from "./playing";

test.setTimeout(600_000);

const LOST = "The connection is lost";
const PERDUE = "La connexion est perdue";

test("two browsers by an invitation: one reloads, one is cut off, the server is started again, and play goes on", async ({
  page,
  server,
  browser,
}) => {
  await prefer(page, { name: "Ada" });
  const link = await invite(page, server, "the-island");
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();

  const cable = new Cable(server.address);
  await cable.lay();
  const other = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await prefer(other, { language: "fr", name: "Tom" });
  await other.goto(cable.through(link));
  await other.getByRole("button", { name: "S’asseoir" }).click();
  await expect(page.getByText("Tom")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Ada joue" })).toBeVisible();
  await playOn([page, other], 6, 1);

  await other.reload();
  await expect(other.getByRole("region").first()).toBeVisible();
  await playOn([page, other], 4, 2);

  await cable.cut();
  await expect(other.getByText(PERDUE)).toBeVisible();
  await expect(choices(other)).toHaveCount(0);
  await expect(page.getByText(LOST)).toBeHidden();
  await cable.lay();
  await expect(other.getByText(PERDUE)).toBeHidden();
  await playOn([page, other], 4, 3);

  await expect.poll(async () => (await logged(page)) - (await logged(other))).toBe(0);
  const before = await logged(page);
  await server.stop();
  await expect(page.getByText(LOST)).toBeVisible();
  await server.start();
  await expect(page.getByText(LOST)).toBeHidden();
  await expect(other.getByText(PERDUE)).toBeHidden();
  expect(await logged(page)).toBe(before);
  await playOn([page, other], 4, 4);

  await server.kill();
  await expect(page.getByText(LOST)).toBeVisible();
  await server.start();
  await playOn([page, other], 4, 5);
  expect(await logged(page)).toBeGreaterThan(before);

  await page.getByRole("button", { name: "Chat" }).click();
  await page.getByLabel("Write to the others").fill("Well played!");
  await page.getByRole("button", { name: "Send" }).click();
  await other.getByRole("button", { name: /Discussion/ }).click();
  await expect(other.getByText("Well played!")).toBeVisible();
  await other.context().close();
  await cable.cut();
});

test("a move is taken back at once within the turn, and later if the others agree", async ({
  page,
  server,
  browser,
}) => {
  await prefer(page, { name: "Ada" });
  const link = await invite(page, server, "islet");
  const other = await (await browser.newContext()).newPage();
  await prefer(other, { name: "Tom" });
  await other.goto(link);
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Tom")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();

  // the first tile of a turn draws nothing yet, so that nothing has come to light
  await page.locator('[data-choice^="kind:"]').first().click();
  await page.locator('[data-choice^="to:"]').first().click();
  await expect.poll(() => logged(page)).toBe(1);
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await expect(page.locator(".log").getByText(/Ada takes back/)).toBeVisible();
  await expect(other.locator(".log").getByText(/Ada takes back/)).toBeVisible();
  await expect(page.getByRole("button", { name: /[Tt]ake back/ })).toHaveCount(0);

  await page.locator('[data-choice^="kind:"]').first().click();
  await page.locator('[data-choice^="to:"]').first().click();
  await page.locator('[data-choice="do:done"]').click();
  await expect(other.getByRole("heading", { name: "Your turn, Tom" })).toBeVisible();

  for (const [answer, turn] of [
    ["No", "Tom plays"],
    ["Agree", "Your turn, Ada"],
  ] as const) {
    await page.getByRole("button", { name: "Ask to take back" }).click();
    await expect(page.getByText("The others are asked whether you may take back.")).toBeVisible();
    await expect(other.getByText("Ada would like to take back the last move.")).toBeVisible();
    await other.getByRole("button", { name: answer, exact: true }).click();
    await expect(page.getByText("The others are asked whether you may take back.")).toBeHidden();
    await expect(page.getByRole("heading", { name: turn })).toBeVisible();
  }
  await other.context().close();
});

test("two people at one screen: a curtain falls between them", async ({ page, server }) => {
  const hands = new Hands(dice(6));
  await prefer(page, { name: "Ada" });
  await page.goto(`${server.address}#new-the-island`);
  await page.getByLabel("Seat 2", { exact: true }).selectOption("here");
  await page.getByRole("textbox", { name: "Name" }).nth(1).fill("Tom");
  await page.getByRole("button", { name: "Take a seat away" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  for (const name of ["Ada", "Tom", "Ada", "Tom"]) {
    await expect(page.getByRole("heading", { name: `Hand over to ${name}` })).toBeVisible();
    await expect(choices(page)).toHaveCount(0);
    await page.getByRole("button", { name: `I am ${name}` }).click();
    await expect(page.getByRole("heading", { name: `Your turn, ${name}` })).toBeVisible();
    await expect
      .poll(async () => {
        if (await page.getByRole("heading", { name: `Your turn, ${name}` }).isVisible()) {
          await hands.choose(page);
        }
        return await page.getByRole("heading", { name: "Hand over to" }).isVisible();
      })
      .toBe(true);
  }
  await expect(ending(page)).toBeHidden();
});

test("a watcher sees the match and can do nothing", async ({ page, server, browser }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play The Island against bots now" }).click();
  await expect(page.getByRole("heading", { name: "Your turn, Ada" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const link = await page.getByLabel("Link to watch").inputValue();
  await page.getByRole("button", { name: "Back to the table" }).click();

  const watcher = await (await browser.newContext()).newPage();
  await prefer(watcher, {});
  await watcher.goto(link);
  await expect(watcher.getByRole("heading", { name: /Ada plays/ })).toBeVisible();
  await expect(watcher.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await playOn([page], 6, 4);
  await expect(choices(watcher)).toHaveCount(0);
  await expect.poll(async () => (await logged(page)) - (await logged(watcher))).toBe(0);

  // nobody but bots to ask: what was done is taken back at once, however long ago
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator(".log").getByText(/takes back/)).toBeVisible();
  await expect(watcher.locator(".log").getByText(/takes back/)).toBeVisible();
  await watcher.context().close();
});
