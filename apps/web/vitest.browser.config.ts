import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogueConstants } from "./catalogue-constants.ts";

/** Component tests run in a real browser; the page's router plugin is left out, because no route is built there. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: catalogueConstants("zh"),
  // Found before the first test: a dependency met during one reloads the page under it.
  optimizeDeps: {
    entries: ["src/**/*.browser.test.tsx"],
    include: ["react", "react-dom/client", "react/jsx-dev-runtime", "react-router", "vitest-browser-react"],
  },
});
