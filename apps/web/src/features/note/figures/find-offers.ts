import type { Cited } from "#features/document/figures/cited-in.ts";
import { type Offer, offersIn } from "#features/document/figures/offer.ts";
import { queryClient } from "#lib/query-client.ts";
import { passageQuery } from "../sources/api.ts";

/** So many citations of a section are looked up. */
const CITED_MAX = 12;

/** The figures that stand in the passages a section of a note cites. */
export async function findOffers(noteId: string, cited: readonly Cited[]): Promise<Offer[]> {
  const answers = await Promise.all(
    cited.slice(0, CITED_MAX).map(({ id, sentence }) => queryClient.fetchQuery(passageQuery(noteId, id, sentence))),
  );
  return answers.flatMap(({ source, passages }) => (source === null ? [] : passages.flatMap(({ text }) => offersIn(text, source.title))));
}
