import type { Plugin } from "vite";

/**
 * Two parts of the router this page can never reach, and that its bundle would carry all the same: discovering routes as one
 * goes (only with a page server; `ssr` is false here) and the hooks for measuring tools (none is handed to the router).
 * A name the router newly asks of them fails the build.
 */
const PARTS: Readonly<Record<string, string>> = {
  "lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = null;`,
  "lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = () => "";
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = () => undefined;`,
};

/** Saves about 3 KB of the first load; for the browser's build only. */
export function leaveOutRouterParts(): Plugin {
  return {
    name: "leave-out-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler: (id) => Object.entries(PARTS).find(([part]) => id.endsWith(`/react-router/dist/production/${part}`))?.[1] ?? null,
    },
  };
}
