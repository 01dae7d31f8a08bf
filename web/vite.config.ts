import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { squeeze } from "./squeeze.ts";

export default defineConfig({
  plugins: [svelte(), squeeze()],
  // Files name each other by where they lie beside each other, so that the page can lie in any folder; a server's index is
  // asked for at many addresses, so it names them from the root.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  worker: { format: "es" },
  build: {
    outDir: "../src/labtable/server/page",
    emptyOutDir: true,
    // Nothing is inlined: the page's policy forbids it for scripts and styles, and drawings are better cached alone.
    assetsInlineLimit: 0,
    target: ["chrome123", "firefox128", "safari17.5"],
  },
  server: {
    proxy: { "/api": { target: process.env.LABTABLE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
});
