import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { createCachedSource } from "./adapters/bibliography/cached-source.ts";
import { createBibliography } from "./adapters/bibliography/combine.ts";
import { CROSSREF_BASE, createCrossref } from "./adapters/bibliography/crossref.ts";
import { createOpenAlex, OPENALEX_BASE } from "./adapters/bibliography/openalex.ts";
import { createBibliographyCache } from "./db/bibliography-cache.ts";
import type { Database } from "./db/schema/index.ts";
import type { Config } from "./platform/config.ts";
import type { Bibliography, WorkSource } from "./ports/bibliography.ts";
import type { Clock } from "./ports/clock.ts";
import { isSandboxEnabled } from "./sandbox-enabled.ts";

/** Where each source is asked, and as whom; null = it is not. */
export type SourceAddresses = {
  readonly openAlex: { readonly base: string; readonly key: string } | null;
  readonly crossref: { readonly base: string; readonly mailto?: string | undefined } | null;
};

/**
 * What the configuration asks for: the real sources, or their sandbox in this process where there are no credentials, never in
 * production. Crossref needs none; tests without a sandbox ask nobody all the same.
 */
export function sourcesFor(
  config: Pick<Config, "openAlexKey" | "crossrefMailto" | "env" | "sandbox" | "roles">,
): SourceAddresses | "sandbox" {
  const { openAlexKey: key, crossrefMailto: mailto } = config;
  const hasCredentials = key !== undefined || mailto !== undefined;
  if (!hasCredentials && isSandboxEnabled(config)) return "sandbox";
  return {
    openAlex: key === undefined ? null : { base: OPENALEX_BASE, key },
    crossref: !hasCredentials && config.env === "test" ? null : { base: CROSSREF_BASE, mailto },
  };
}

/** Databases of works, each behind its cache. */
export async function wireBibliography(input: {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Kysely<Database>;
}): Promise<{ bibliography: Bibliography; close(): Promise<void> }> {
  const { config, clock, log } = input;
  const cache = createBibliographyCache(input);
  const build = ({ openAlex, crossref }: SourceAddresses): Bibliography => {
    const keep = (source: WorkSource, base: string) => createCachedSource({ source, base, cache, log });
    return createBibliography([
      ...(openAlex === null ? [] : [keep(createOpenAlex({ ...openAlex, clock, log }), openAlex.base)]),
      ...(crossref === null ? [] : [keep(createCrossref({ ...crossref, mailto: crossref.mailto, clock, log }), crossref.base)]),
    ]);
  };

  const sources = sourcesFor(config);
  if (sources !== "sandbox") return { bibliography: build(sources), close: async () => {} };
  // Imported on demand: it is not loaded in production.
  const { startBibliographySandbox } = await import("@tangleaf/sandbox");
  const sandbox = await startBibliographySandbox();
  return { bibliography: build(sandbox), close: () => sandbox.close() };
}
