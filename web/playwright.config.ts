import { defineConfig } from "@playwright/test";

/** A real browser against a real server; see `e2e/server.ts`. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
    reducedMotion: "reduce",
    trace: "retain-on-failure",
    actionTimeout: 90_000,
  },
});
