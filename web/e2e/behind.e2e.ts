import { test as beside, expect, playOn, prefer, startAlone } from "./playing";
import { Server } from "./server";

const test = beside.extend<{ mounted: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
  mounted: async ({}, use) => {
    const server = new Server("/games");
    await server.start();
    await use(server);
    await server.away();
  },
});

test.setTimeout(600_000);

test("below a path, everything stays below it", async ({ page, mounted }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("websocket", (socket) => asked.push(socket.url().replace("ws:", "http:")));
  await prefer(page, { name: "Ada" });
  await startAlone(page, mounted, { game: "the-island" });
  await expect(page).toHaveURL(new RegExp(`^${mounted.address}t/`));
  await playOn([page], 3, 8);
  await page.reload();
  await playOn([page], 3, 9);
  await page.getByRole("link", { name: "Archipel" }).click();
  await expect(page.getByRole("article")).toHaveCount(4);
  expect(asked.filter((address) => !address.startsWith(mounted.address) && !address.startsWith("data:"))).toEqual([]);
});
