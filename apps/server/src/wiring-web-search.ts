import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { createPageFetcher, mayConnectToWeb } from "./adapters/pages/page-fetcher.ts";
import { BOCHA_BASE, createBocha } from "./adapters/web-search/bocha.ts";
import { createCachedSearch } from "./adapters/web-search/cached-search.ts";
import { createSearxng } from "./adapters/web-search/searxng.ts";
import { createTavily, TAVILY_BASE } from "./adapters/web-search/tavily.ts";
import { createBibliographyCache } from "./db/bibliography-cache.ts";
import type { Database } from "./db/schema/index.ts";
import type { Config, WebSearchConfig } from "./platform/config.ts";
import type { Clock } from "./ports/clock.ts";
import type { PageFetcher } from "./ports/page-fetcher.ts";
import type { WebSearch, WebSearchName } from "./ports/web-search.ts";
import { isSandboxEnabled } from "./sandbox-enabled.ts";

type Building = { readonly base: string; readonly key: string; readonly clock: Clock; readonly log: Logger };

const SERVICES: Readonly<Record<WebSearchName, { base: string; create: (input: Building) => WebSearch }>> = {
  // Its address is its operator's: the configuration has one.
  searxng: { base: "", create: createSearxng },
  bocha: { base: BOCHA_BASE, create: createBocha },
  tavily: { base: TAVILY_BASE, create: createTavily },
};

/** What the configuration asks for: a service, its sandbox in this process where there is none, never in production; or nothing. */
export function webSearchFor(config: Pick<Config, "webSearch" | "env" | "sandbox" | "roles">): WebSearchConfig | "sandbox" | null {
  return config.webSearch ?? (isSandboxEnabled(config) ? "sandbox" : null);
}

/** The search of the web behind its cache, null where it is off; and what opens pages, those of the sandbox only where it is asked. */
export async function wireWebSearch(input: {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Kysely<Database>;
}): Promise<{ webSearch: WebSearch | null; pageFetcher: PageFetcher; close(): Promise<void> }> {
  const { clock, log } = input;
  const cache = createBibliographyCache(input);
  const build = ({ name, base = SERVICES[name].base, key = "" }: WebSearchConfig): WebSearch =>
    createCachedSearch({ search: SERVICES[name].create({ base, key, clock, log }), base, cache, log });
  const asked = webSearchFor(input.config);
  if (asked !== "sandbox") {
    const webSearch = asked === null ? null : build(asked);
    return { webSearch, pageFetcher: createPageFetcher({ clock, log }), close: async () => {} };
  }
  // Imported on demand: it is not loaded in production.
  const { startWebSandbox } = await import("@tangleaf/sandbox");
  const sandbox = await startWebSandbox();
  return {
    webSearch: build({ name: "searxng", base: sandbox.searxng.base, key: undefined }),
    pageFetcher: createPageFetcher({
      clock,
      log,
      mayConnect: (address, port) => (address === "127.0.0.1" && port === sandbox.port) || mayConnectToWeb(address, port),
    }),
    close: () => sandbox.close(),
  };
}
