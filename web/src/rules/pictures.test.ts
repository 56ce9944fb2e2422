import { expect, test, vi } from "vitest";
import { boardOf } from "../boards/boards";
import { choosingIn, picturesOf } from "./pictures";

vi.stubGlobal("document", { documentElement: {} });

const GAMES = ["the-island", "survive-the-island", "forbidden-island", "islet"];

test.each(GAMES)("%s: what a picture shows as chosen can be chosen, and leaves something to show", async (game) => {
  const board = await boardOf(game);
  const pictures = Object.entries(await picturesOf(game));
  expect(pictures.length).toBeGreaterThan(5);
  for (const [section, picture] of pictures) {
    const choosing = choosingIn(picture, board);
    expect([section, choosing.taken.length]).toEqual([section, picture.choose.length]);
    expect([section, choosing.offered.length > 0]).toEqual([section, picture.legal.length > 0]);
  }
});
