import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A running server, `archipel serve`, that the development page talks to. */
const SERVER = process.env.ARCHIPEL_SERVER ?? "http://127.0.0.1:8000";

/** What the server puts into the page, for the development server. */
const baseWhereServed = (): Plugin => ({
  name: "base-where-served",
  apply: "serve",
  transformIndexHtml: () => [{ tag: "base", attrs: { href: "/" }, injectTo: "head-prepend" }],
});

export default defineConfig({
  plugins: [svelte(), baseWhereServed()],
  // addresses are relative, so that the page works below any path; the server says which, by a <base>
  base: "./",
  build: {
    outDir: here("../archipel/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // the words are the Python package's
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  // on a busy machine the first test of a file waits for all it imports to be compiled
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
