import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useSession } from "#lib/session-store.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { findItems } from "./palette-items.ts";
import { foundWorksQuery } from "./search-works.ts";
import { usePaletteActions } from "./use-palette-actions.ts";
import { documentsHereQuery, finderQuery, type OwnDocument, ownDocumentsQuery, recentTextsQuery } from "./use-palette-data.ts";

const SEARCH_AFTER_MS = 200;

/** Lists what a visitor has made in this browser. */
export type ListHere = () => Promise<OwnDocument[]>;

/** The rows of the palette for what is typed; `query` is what they are about, which may be a little behind. */
export function usePaletteItems(typed: string, listHere: ListHere) {
  const query = useDeferredValue(typed);
  const signedIn = useSession((state) => state.token !== null);
  const finder = useQuery(finderQuery);
  const texts = useQuery({ ...recentTextsQuery, enabled: signedIn }).data?.list ?? [];
  const documents = useQuery({ ...ownDocumentsQuery, enabled: signedIn }).data ?? [];
  const here = useQuery({ ...documentsHereQuery(listHere), enabled: !signedIn }).data ?? [];
  const actions = usePaletteActions();
  const rested = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const found = useQuery(foundWorksQuery(rested, signedIn)).data ?? [];
  const own = signedIn ? { texts, documents, found: rested === "" ? [] : found } : { texts: [], documents: here };
  const items = findItems({ data: finder.data ?? null, ...own, actions }, query);
  return { items, query, finder, texts, signedIn };
}
