/** Take a picture of every screen: both themes, both languages, phone and desktop, and boards on a very large one. */

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prefer, test } from "../e2e/playing";
import { SCREENS } from "./screens";
import { sheet } from "./sheet";

const FOLDER = fileURLToPath(new URL("../screenshots/", import.meta.url));
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  large: { viewport: { width: 3840, height: 2160 } },
};

test.setTimeout(600_000);
test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));
test.afterAll(() => {
  const taken = readdirSync(FOLDER).filter((name) => name.endsWith(".png"));
  writeFileSync(`${FOLDER}index.html`, sheet(taken));
});

for (const [size, options] of Object.entries(SIZES)) {
  const looks = size === "large" ? ["light-en"] : ["light-en", "light-fr", "dark-en", "dark-fr"];
  const screens = SCREENS.filter(({ name }) => size !== "large" || /^start$|-middle$/.test(name));
  test.describe(size, () => {
    test.use(options);
    for (const look of looks) {
      const [theme, language] = look.split("-");
      test(`${size}-${look}`, async ({ context, server }) => {
        for (const { name, open } of screens) {
          const page = await context.newPage();
          await prefer(page, { name: "Ada", theme, language });
          await open(page, server);
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `${FOLDER}${name}.${size}-${look}.png`, animations: "disabled" });
          await page.close();
        }
      });
    }
  });
}
