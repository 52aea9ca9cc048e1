import type { NoteSource, SourcePassage } from "@tangleaf/contract";
import { type FoundTable, findFigures } from "@tangleaf/table/from-text";
import { queryClient } from "#lib/query-client.ts";
import { passageQuery } from "../sources/api.ts";
import type { Cited } from "./cited-in.ts";

/** Figures of a passage, where they stand, and what they are of. */
export type Offer = { readonly table: FoundTable; readonly passage: SourcePassage; readonly source: NoteSource };

/** So many citations of a section are looked up. */
const CITED_MAX = 12;
const OFFERS_MAX = 6;

/** The figures that stand in the passages a section cites: found by rule, so that none is there that has no place. */
export async function findOffers(noteId: string, cited: readonly Cited[]): Promise<Offer[]> {
  const answers = await Promise.all(
    cited.slice(0, CITED_MAX).map(({ id, sentence }) => queryClient.fetchQuery(passageQuery(noteId, id, sentence))),
  );
  const offers = new Map<string, Offer>();
  for (const { source, passages } of answers) {
    if (source === null) continue;
    for (const passage of passages)
      for (const table of findFigures(passage.text)) {
        const key = JSON.stringify([source.id, table.rows.map(({ label, cells }) => [label.words, ...cells.map(({ words }) => words)])]);
        offers.set(key, { table, passage, source });
      }
  }
  return [...offers.values()].slice(0, OFFERS_MAX);
}
