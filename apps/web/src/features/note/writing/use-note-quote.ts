import { type Quote, quoteTargets, wantedRows } from "#features/document/writing/quote-targets.ts";
import type { SectionRow } from "#features/document/writing/section-states.ts";
import { useBaseInfo, useCounter } from "#lib/queries.ts";
import type { NoteWork } from "./use-note-work.ts";

type Wanted = { readonly model?: string | null; readonly mode?: "fill" | "rewrite"; readonly ids?: ReadonlySet<string> | undefined };

/** The sections that would be written, and what they would cost; left out: all that are empty, with the default model. */
export function useNoteQuote(work: NoteWork, { model = null, mode = "fill", ids }: Wanted = {}) {
  const models = useBaseInfo()?.modelList ?? [];
  const writer = models.find(({ name }) => name === model) ?? models.find(({ isDefault }) => isDefault);
  const unlimited = useCounter()?.unLimitPlan.isUnLimit ?? false;
  const wanted: readonly SectionRow[] = wantedRows(work.rows, { mode, locked: work.locked, ...(ids === undefined ? {} : { ids }) });
  const quote: Quote = quoteTargets(wanted.map(work.lengthOf), writer?.price ?? 1);
  return { models, writer, unlimited, wanted, quote };
}
