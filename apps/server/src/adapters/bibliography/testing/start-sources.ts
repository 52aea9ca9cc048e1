import { type BibliographySandbox, startBibliographySandbox } from "@tangleaf/sandbox";
import { onTestFinished } from "vitest";
import { createLog } from "../../../platform/log.ts";
import type { SourceName, WorkQuery, WorkSource } from "../../../ports/bibliography.ts";
import { createManualClock, type ManualClock } from "../../../testing/manual-clock.ts";
import { createCrossref } from "../crossref.ts";
import { createOpenAlex } from "../openalex.ts";

export type StartedSources = {
  readonly sandbox: BibliographySandbox;
  readonly clock: ManualClock;
  /** All log lines. */
  readonly lines: string[];
  readonly sources: Readonly<Record<SourceName, WorkSource>>;
};

/** Both adapters against their sandbox, which ends with the test. */
export async function startSources(input: { key?: string; mailto?: string } = {}): Promise<StartedSources> {
  const sandbox = await startBibliographySandbox();
  onTestFinished(() => sandbox.close());
  const clock = createManualClock();
  const lines: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => void lines.push(line) } });
  const { openAlex, crossref } = sandbox;
  const sources = {
    openalex: createOpenAlex({ base: openAlex.base, key: input.key ?? openAlex.key, clock, log }),
    crossref: createCrossref({ base: crossref.base, mailto: input.mailto, clock, log }),
  };
  return { sandbox, clock, lines, sources };
}

/** A question with the usual bounds. */
export function asking(query: string, rest: Partial<WorkQuery> = {}): WorkQuery {
  return { query, limit: 20, page: 1, signal: new AbortController().signal, ...rest };
}
