import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A running server, `archipel serve`, that the development page talks to. */
const SERVER = process.env.ARCHIPEL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // addresses are relative, so that the page works below any path; a table's page lies one folder deeper (t/ID)
  base: "./",
  build: {
    outDir: here("../archipel/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { start: here("index.html"), table: here("t/index.html") } },
  },
  server: {
    // the words are the Python package's
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
