import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { APIRequestContext, Page } from "@playwright/test";
import { dice } from "./dice";
import { ending, expect, prefer, startAlone, test } from "./playing";
import { readable } from "./sound";

test.setTimeout(300_000);

const GOLDEN = fileURLToPath(new URL("../../tests/golden/three-seats.json", import.meta.url));
const record = (path: string) => JSON.parse(readFileSync(path, "utf8")) as { moves: string[]; options: object };

interface Told {
  readonly id: string;
  readonly phase: string;
}

/** The API as the page's own visitor. */
class Api {
  constructor(
    private readonly http: APIRequestContext,
    private readonly server: string,
  ) {}

  async get<Answer>(path: string): Promise<Answer> {
    return (await (await this.http.get(`${this.server}api/${path}`)).json()) as Answer;
  }

  async post<Answer = Told>(path: string, data: object = {}): Promise<Answer> {
    const answer = await this.http.post(`${this.server}api/${path}`, {
      data,
      headers: { Origin: this.server.slice(0, -1) },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  }

  /** Sit down on these seats and start. */
  async seat(table: Told, ...seats: string[]): Promise<Told> {
    const names = seats.map((seat) => `Player ${seat}`);
    await this.post(`tables/${table.id}/sit`, { seats, names, number: "5a".repeat(32), code: null });
    return await this.post(`tables/${table.id}/start`);
  }

  /** A table where a match file is over. */
  async upload(match: object, seats: number): Promise<Told> {
    const kinds = Array.from({ length: seats }, (_, index) => ({ kind: index === 0 ? "me" : "here" }));
    const table = await this.post("tables/upload", { match, seats: kinds });
    return await this.seat(table, ...kinds.map((_, index) => String(index + 1)));
  }

  /** Make moves at random for all of one's seats, until one of them has no move or so many are made. */
  async playOn(table: Told, most: number, seed: number): Promise<void> {
    const next = dice(seed);
    for (let made = 0; made < most; made++) {
      const state = await this.get<{ version: number; legal: Record<string, { move: string }[]>; result: unknown }>(
        `tables/${table.id}/state`,
      );
      const [seat, legal] = Object.entries(state.legal)[0] ?? ["", []];
      const move = legal[Math.floor(next() * legal.length)]?.move;
      if (state.result !== null) {
        return;
      }
      if (move !== undefined) {
        const body = { id: crypto.randomUUID(), version: state.version, seat, move };
        await this.http.post(`${this.server}api/tables/${table.id}/moves`, {
          data: body,
          headers: { Origin: this.server.slice(0, -1) },
        });
      }
    }
  }
}

const slider = (page: Page) => page.getByRole("slider", { name: "Moment of the match" });
const current = (page: Page) => page.locator(".log button[aria-current]");

test("a match file is looked back at: by buttons, slider, keyboard and log, with anybody's eyes, by a link", async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByLabel("Load a match file").setInputFiles(GOLDEN);
  await ending(page).getByRole("link", { name: "Look back" }).click();
  await expect(page).toHaveURL(/\/t\/\w+\/replay$/);
  const { length } = record(GOLDEN).moves;
  await expect(slider(page)).toHaveAttribute("max", String(length));
  await expect(page.getByRole("heading", { name: "The beginning" })).toBeVisible();

  await page.getByRole("button", { name: "One move on" }).click();
  await expect(slider(page)).toHaveValue("1");
  await expect(current(page)).toHaveCount(1);
  const first = (await current(page).textContent()) ?? "";
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("3");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText(first);
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue(String(length));
  await page.keyboard.press("Home");
  await expect(page.getByRole("heading", { name: "The beginning" })).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(slider(page)).not.toHaveValue("0");
  // however long the log, the page is as tall as the screen
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await page.locator(".log ol button").nth(40).click();
  await expect(slider(page)).toHaveValue("41");
  await page.getByLabel("Speed").selectOption({ label: "8 ×" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(43);
  await page.getByRole("button", { name: "Pause" }).click();

  await page.locator(".log ol button").nth(100).click();
  const told = (await page.locator(".now h2").textContent()) ?? "";
  await page.getByLabel("Seen with the eyes of").selectOption({ label: "Player 2" });
  await expect(page.getByRole("heading", { name: /^Your hand/ })).toBeVisible();
  await expect(slider(page)).toHaveValue("101");
  await page.getByRole("button", { name: "Link to here" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay\?at=101&as=2#watch=/);

  const other = await (await context.browser()?.newContext({ reducedMotion: "reduce" }))?.newPage();
  if (other === undefined) {
    throw new Error("no second browser");
  }
  await prefer(other, {});
  await other.goto(link);
  await expect(other.locator(".now h2")).toHaveText(told);
  await expect(slider(other)).toHaveValue("101");
  await expect(other.getByLabel("Seen with the eyes of")).toHaveValue("2");
  await other.context().close();
});

/** The end of a match: red swims to where he could land and win, stops there, and the volcano erupts. */
const BLUNDER = {
  archipel: 1,
  game: "the-island",
  options: { seats: 2, open_values: true },
  seed: "blunder",
  start: {
    game: "the-island",
    options: { seats: 2, open_values: true },
    phase: "move",
    moves_left: 2,
    terrain: { h8: "mountain" },
    pool: { beach: {}, forest: {}, mountain: { volcano: 1 } },
    explorers: { r10: "c10", b1: "SE" },
  },
  moves: ["swim r10 b10", "end", "sink h8", "reveal volcano"],
  result: { scores: { 1: 0, 2: 1 }, winners: [2] },
};

test("a match is analysed: chances, the turning point, the better move, skill and luck", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByLabel("Load a match file").setInputFiles({
    name: "blunder.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(BLUNDER)),
  });
  await ending(page).getByRole("link", { name: "Analysis" }).click();
  const look = page.getByRole("button", { name: "Look it over" });
  const told = page.getByRole("heading", { name: "Skill and luck" });
  await expect(look.or(page.getByText("Looking it over")).or(told)).toBeVisible();
  if (await look.isVisible()) {
    await look.click();
  }
  await expect(told).toBeVisible({ timeout: 240_000 });
  await expect(page.getByRole("img", { name: /Everybody’s chances/ })).toBeVisible();
  await page.getByText("The chances as a table").click();
  await expect(page.locator(".analysis details tbody tr").first()).toBeVisible();

  await expect(page.getByRole("button", { name: "Turning point at move 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Move 2: \S.* (loses|gains) \d+ %/ })).toBeVisible();
  await expect(page.locator(".mark.mistake")).toHaveCount(1);
  await page.locator(".mark.mistake").click();
  await expect(slider(page)).toHaveValue("2");
  await expect(page.locator(".judged")).toContainText("There was better.");
  await expect(page.getByText(/^Better: r10 lands on/)).toBeVisible();
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue("4");
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await readable(page);
  }
});

/** From now on the server's word goes through somebody who leaves a number out of the dice. */
async function dropNumbers(page: Page): Promise<void> {
  await page.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replace(/"number":"\w+"/g, `"number":"${"00".repeat(32)}"`)));
  });
}

test("the end of a match of a team: what became of it, fair dice, looking back", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await startAlone(page, server, { game: "forbidden-island", other: "here" });
  await expect(page).toHaveURL(/\/t\/\w+$/);
  const api = new Api(page.request, server.address);
  const [, id = ""] = /\/t\/(\w+)$/.exec(page.url()) ?? [];
  await api.playOn({ id, phase: "" }, 600, 3);

  await page.reload();
  await expect(ending(page)).toBeVisible();
  await page.getByText("Were dice and tiles fair?").click();
  await expect(page.getByText(/^✓ The secret is the one/)).toBeVisible();
  await expect(page.getByText(/^✓ The seed of all draws is made of that secret/)).toBeVisible();
  await expect(page.getByText(/^✓ The number that your browser gave/)).toBeVisible();
  await expect(page.getByText(/^✓ All \d+ draws are what the seed draws/)).toBeVisible();
  await expect(page.getByText(/archipel verify forbidden-island-/)).toBeVisible();
  await readable(page);
  const table = page.url();
  await page.getByRole("link", { name: "Look back" }).click();
  await expect(page.getByRole("heading", { name: "The beginning" })).toBeVisible();
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(slider(page)).toHaveValue("1");

  await dropNumbers(page);
  await page.goto(table);
  await page.getByText("Were dice and tiles fair?").click();
  await expect(page.getByText(/^✗ The number that your browser gave .* the server left it out/)).toBeVisible();
});

test("what happened while one was away is told, and shown once more", async ({ page, server }) => {
  await prefer(page, { name: "Ada" });
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play The Island against bots now" }).click();
  await expect(page.getByRole("heading", { name: "Your turn, Ada" })).toBeVisible();
  const address = page.url();
  const [, id] = /\/t\/(\w+)$/.exec(address) ?? [];
  const api = new Api(page.request, server.address);

  // who leaves before the page has noted what was seen has seen nothing
  await expect.poll(() => page.evaluate(() => localStorage.getItem("archipel-seen"))).not.toBeNull();
  await page.goto(`${server.address}#credits`);
  await expect
    .poll(async () => {
      await api.playOn({ id: id ?? "", phase: "" }, 2, 11);
      return (await api.get<{ version: number }>(`tables/${id}/state`)).version;
    })
    .toBeGreaterThan(8);
  await page.goto(address);
  const panel = page.getByRole("region", { name: "While you were away" });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("listitem").nth(2)).toBeVisible();
  await readable(page);
  await panel.getByRole("button", { name: "Show me" }).click();
  await expect(page.getByText("What you missed, once more")).toBeVisible();
  await page.getByRole("button", { name: "Skip ahead" }).click();
  await expect(panel).toBeHidden();

  await page.reload();
  await expect(page.getByRole("heading", { name: /Your turn|plays/ })).toBeVisible();
  await expect(panel).toBeHidden();
});
