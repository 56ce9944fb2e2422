// A picture of a page: node tools/picture.mjs ADDRESS FILE.png [WIDTHxHEIGHT] [pixels a point]
// Prints what the page writes to its console, and leaves with 1 if that is an error.
import { chromium } from "@playwright/test";

const [address, file, size = "1440x900", scale = "1"] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: Number(scale) });
let errors = 0;
page.on("console", (message) => {
  errors += message.type() === "error" ? 1 : 0;
  console.log(`${message.type()}: ${message.text()}`);
});
page.on("pageerror", (error) => {
  errors += 1;
  console.log(error);
});
await page.goto(address, { waitUntil: "networkidle" });
await page.screenshot({ path: file });
await browser.close();
process.exit(errors > 0 ? 1 : 0);
