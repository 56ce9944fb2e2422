import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Pictures of every screen (`make screenshots`), and how quick the page is (`npm run speed`): to look at, not to pass. */
export default defineConfig({ ...tests, testDir: "pictures", testMatch: ["*.pictures.ts", "*.measure.ts"] });
