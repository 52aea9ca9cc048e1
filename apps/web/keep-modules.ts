import type { Plugin } from "vite";

/** Longer than all tests together. */
const KEEP_S = 3600;
/** What the page server would have the browser ask about again each time; what is bundled is kept anyway. */
const SOURCE = /\.(tsx?|css|svg)(\?|$)/;

/** Lets the browser keep the modules of the sources: each file of tests begins in a frame of its own and loads hundreds that others had. */
export const keepModules = (): Plugin => ({
  name: "keep-modules",
  configureServer({ config, middlewares }) {
    // Somebody who watches changes them.
    if (config.server.watch !== null) return;
    middlewares.use((request, answer, next) => {
      if (!SOURCE.test(request.url ?? "")) return next();
      const setHeader = answer.setHeader.bind(answer);
      answer.setHeader = (name, value) =>
        setHeader(name, name.toLowerCase() === "cache-control" && value === "no-cache" ? `max-age=${KEEP_S}` : value);
      next();
    });
  },
});
