import { expect, test, vi } from "vitest";
import { choosingIn, illustrationsOf } from "./pictures";

vi.stubGlobal("document", { documentElement: {} });

const GAMES = ["the-island", "survive-the-island", "forbidden-island", "islet"];

test.each(GAMES)("%s: what a picture shows as chosen can be chosen, and leaves something to show", async (game) => {
  const { board, pictures } = await illustrationsOf(game);
  expect(Object.keys(pictures).length).toBeGreaterThan(5);
  for (const [section, picture] of Object.entries(pictures)) {
    const choosing = choosingIn(picture, board);
    expect([section, choosing.taken.length]).toEqual([section, picture.choose.length]);
    expect([section, choosing.offered.length > 0]).toEqual([section, picture.legal.length > 0]);
  }
});
