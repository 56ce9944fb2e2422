import { expect, playOn, prefer, startAlone, test } from "./playing";
import { Server } from "./server";

test.setTimeout(600_000);

test("below a path, everything stays below it", async ({ page }) => {
  const server = new Server("/games");
  await server.start();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("websocket", (socket) => asked.push(socket.url().replace("ws:", "http:")));
  await prefer(page, { name: "Ada" });
  await startAlone(page, server, { game: "the-island" });
  await expect(page).toHaveURL(new RegExp(`^${server.address}t/`));
  await playOn([page], 3, 8);
  await page.reload();
  await playOn([page], 3, 9);
  await page.getByRole("link", { name: "Archipel" }).click();
  await expect(page.getByRole("article")).toHaveCount(4);
  expect(asked.filter((address) => !address.startsWith(server.address) && !address.startsWith("data:"))).toEqual([]);
  await server.away();
});
