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

type WiringInput = { config: Config; clock: Clock; log: Logger; db: Kysely<Database> };
/** A source with the address it is asked at, under which its answers are kept. */
type Placed = { readonly source: WorkSource; readonly base: string };

/** Databases of works: the real ones, or their sandbox in this process, never in production. Tests without a sandbox ask nobody. */
export async function wireBibliography(input: WiringInput): Promise<{ bibliography: Bibliography; close(): Promise<void> }> {
  const { config, log } = input;
  const { openAlexKey, crossrefMailto } = config;
  const hasCredentials = openAlexKey !== undefined || crossrefMailto !== undefined;
  const cache = createBibliographyCache(input);
  const together = (placed: readonly Placed[]) => createBibliography(placed.map((one) => createCachedSource({ ...one, cache, log })));

  if (!hasCredentials && isSandboxEnabled(config)) {
    // Imported on demand: it is not there in production.
    const { startBibliographySandbox } = await import("@tangleaf/sandbox");
    const { openAlex, crossref, close } = await startBibliographySandbox();
    return { bibliography: together(sourcesOf(input, { openAlex, crossref })), close };
  }
  const openAlex = openAlexKey === undefined ? null : { base: OPENALEX_BASE, key: openAlexKey };
  const crossref = !hasCredentials && config.env === "test" ? null : { base: CROSSREF_BASE, mailto: crossrefMailto };
  return { bibliography: together(sourcesOf(input, { openAlex, crossref })), close: async () => {} };
}

function sourcesOf(
  { clock, log }: WiringInput,
  at: { openAlex: { base: string; key: string } | null; crossref: { base: string; mailto?: string | undefined } | null },
): Placed[] {
  const { openAlex, crossref } = at;
  return [
    ...(openAlex ? [{ base: openAlex.base, source: createOpenAlex({ ...openAlex, clock, log }) }] : []),
    ...(crossref ? [{ base: crossref.base, source: createCrossref({ ...crossref, mailto: crossref.mailto, clock, log }) }] : []),
  ];
}
