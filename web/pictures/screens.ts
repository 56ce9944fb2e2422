/** Every screen there is, and how to come to it. */

import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { ending, fillIn } from "../e2e/playing";
import type { Server } from "../e2e/server";
import { type Staging, stage } from "./staged";

export interface Screen {
  readonly name: string;
  readonly open: (page: Page, server: Server) => Promise<void>;
}

const GAMES = { "the-island": "four-seats", "survive-the-island": "survive-five-seats", islet: "islet-four-seats" };
const MATCHES = { ...GAMES, "forbidden-island": "forbidden-escaped-four" };
const GOLDEN = fileURLToPath(new URL("../../tests/golden/three-seats.json", import.meta.url));
/** A section of each game's rules that has a picture. */
const SHOWN = { "the-island": "walking", "survive-the-island": "kaiju", "forbidden-island": "moving", islet: "laying" };
const LATE_IN_THE_MATCH = 150;
const MOMENTS = ["early", "middle", "late"];

/** At an address of the page, until something is to be seen there. */
const at = (name: string, address: string, seen: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async (page, server) => {
    await page.goto(`${server.address}${address}`);
    await seen(page);
  },
});

/** At the table, at a moment of a match; then perhaps some clicks, by what is chosen. */
const table = (name: string, staging: Staging, ...clicks: readonly string[]): Screen => ({
  name,
  open: async (page, server) => {
    await stage(page, server.address, staging);
    await board(page);
    for (const click of clicks) {
      await page.locator(click).first().click();
    }
  },
});

const choice = (ask: string): string => `[data-choice^="${ask}:"]`;
const start = async (page: Page) => await expect(page.getByRole("article")).toHaveCount(4);
const board = async (page: Page) => await expect(page.locator("main.board > *")).toBeVisible();
const form = async (page: Page) => await expect(page.locator("form .create")).toBeVisible();

export const SCREENS: readonly Screen[] = [
  at("start", "#start", start),
  at("name", "#start", async (page) => {
    await start(page);
    await page.locator("nav .button").last().click();
  }),
  at("credits", "#credits", async (page) => await expect(page.locator("h1")).toBeVisible()),
  ...Object.keys(MATCHES).map((game) => at(`new-${game}`, `#new-${game}`, form)),
  ...Object.keys(MATCHES).map((game) =>
    at(`rules-${game}`, `rules/${game}`, async (page) => await expect(page.locator("main h2").first()).toBeVisible()),
  ),
  ...Object.entries(SHOWN).map(([game, section]) =>
    at(`rules-${game}-shown`, `rules/${game}#${section}`, async (page) => {
      await expect(page.locator(`#${section} figure [data-cell]`).first()).toBeAttached();
      await page.locator(`#${section}`).evaluate((node) => node.scrollIntoView());
    }),
  ),
  at("learn-islet-alone", "learn/islet#alone", board),
  ...Object.keys(MATCHES).map((game) => at(`learn-${game}`, `learn/${game}`, board)),
  {
    name: "gathering",
    open: async (page, server) => {
      await fillIn(page, server, { game: "the-island", other: "friend" });
      await page.locator("form .create").click();
      await expect(page.locator("input[readonly]").first()).toBeVisible();
    },
  },
  ...Object.entries(MATCHES).flatMap(([game, match]) =>
    MOMENTS.map((moment) => table(`${game}-${moment}`, { fixture: `${game}/${match}-${moment}` })),
  ),
  ...Object.entries(MATCHES).map(([game, match]): Screen => {
    const over = table(`${game}-over`, { fixture: `${game}/${match}-over` });
    return {
      ...over,
      open: async (page, server) => {
        await over.open(page, server);
        await expect(ending(page)).toBeVisible();
      },
    };
  }),
  {
    name: "looking-back",
    open: async (page, server) => {
      await page.goto(server.address);
      await page.locator('input[type="file"]').setInputFiles(GOLDEN);
      await ending(page).locator('a[href*="/replay"]').first().click();
      await page.locator(".log ol button").nth(LATE_IN_THE_MATCH).click();
      await board(page);
    },
  },
  table("the-island-held", { fixture: "the-island/four-seats-move" }, choice("piece")),
  table("survive-the-island-repel", { fixture: "survive-the-island/survive-five-seats-repel" }),
  table("survive-the-island-aboard", { fixture: "survive-the-island/scenario-aboard" }),
  table("survive-the-island-push", { fixture: "survive-the-island/survive-five-seats-push" }),
  table("forbidden-island-discard", { fixture: "forbidden-island/forbidden-escaped-four-discard" }),
  table("forbidden-island-swim", { fixture: "forbidden-island/forbidden-escaped-four-swim" }),
  table("islet-pay", { fixture: "islet/islet-four-seats-can-lay" }, '[data-choice="do:lay"]'),
  table("islet-alone", { fixture: "islet/islet-alone-middle" }),
  table("sure", { fixture: "forbidden-island/forbidden-escaped-four-act" }, '[data-choice="do:end"]'),
  table("menu", { fixture: "the-island/four-seats-middle" }, "header button"),
  table("curtain", { fixture: "islet/islet-two-seats-middle", mine: ["1", "2"] }),
  table("watching", { fixture: "the-island/four-seats-middle", mine: [], now: { legal: {}, undo: null } }),
  table("take-back-asked", {
    fixture: "the-island/four-seats-middle",
    now: { undo: { seat: null, free: false, asked: "3", agreed: [], waiting_for: ["1", "2", "4"] } },
  }),
];
