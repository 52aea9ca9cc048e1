import type { Plugin } from "vite";

/**
 * What this page can never reach of the router, and what its bundle would carry all the same: discovering routes as one goes
 * (only with a page server; `ssr` is false here), the hooks for measuring tools (none is handed to the router), forms, actions
 * and fetchers (every call goes through `lib/api-client.ts`), blockers, replaced routes (only while developing) and server
 * components. A name the router newly asks of a part, and a function that is not where it was, fails the build.
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

/** Functions and the body each gets: what it answers where nothing of the above is used. What only they call goes with them. */
const BODIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "lib/router/router.js": {
    fetch: "",
    handleAction: "",
    normalizeNavigateOptions: "return { path };",
    checkFogOfWar: "return { active: false, matches: null };",
    discoverRoutes: 'return { type: "success", matches };',
    patchRoutes: "",
    _internalSetRoutes: "",
    shouldBlockNavigation: "",
    updateBlocker: "",
    getBlocker: "",
  },
  "lib/dom/ssr/single-fetch.js": { singleFetchActionStrategy: "", singleFetchLoaderFetcherStrategy: "" },
  "lib/dom/ssr/routes.js": { createClientRoutesWithHMRRevalidationOptOut: "" },
  "lib/dom/ssr/components.js": { RSCPrefetchPageLinksImpl: "" },
  "lib/hooks.js": { RSCErrorHandler: "" },
  "lib/dom/lib.js": { useSubmit: "", useFormAction: "" },
};

/** For the browser's build only. */
export function leaveOutRouterParts(): Plugin {
  return {
    name: "leave-out-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler: (id) => valueFor(PARTS, id) ?? null,
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler: (code, id) => {
        const bodies = valueFor(BODIES, id);
        return bodies === undefined ? null : { code: Object.entries(bodies).reduce(withBody, code), map: null };
      },
    },
  };
}

function valueFor<T>(table: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.entries(table).find(([part]) => id.endsWith(`/react-router/dist/production/${part}`))?.[1];
}

/** The router is published formatted: a function ends where a brace stands under its beginning. */
function withBody(code: string, [name, body]: [string, string]): string {
  const whole = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\)) \\{\\n[^]*?\\n\\1\\}$`, "m");
  if (!whole.test(code)) throw new Error(`leave-out-router-parts: the router has no function ${name} any more`);
  return code.replace(whole, (_, indent: string, head: string) => `${indent}${head} { ${body} }`);
}
