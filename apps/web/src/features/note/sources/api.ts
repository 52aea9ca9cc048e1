import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

const OWN_PAGE_SIZE = 20;

export const sourcesQuery = (noteId: string) =>
  queryOptions({
    queryKey: queryKeys.notes.sources(noteId),
    queryFn: ({ signal }) => call("/api/source/list", { noteId }, { signal, shownBy: "screen" }),
  });

/** What was fed to other notes, newest first. */
export const ownSourcesQuery = (noteId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.notes.ownSources(noteId),
    queryFn: ({ signal, pageParam }) =>
      call("/api/source/own", { noteId, page: pageParam, size: OWN_PAGE_SIZE }, { signal, shownBy: "screen" }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * OWN_PAGE_SIZE < total ? pages.length + 1 : undefined),
  });

/** What a source says where it is cited. */
export const passageQuery = (noteId: string, id: string, sentence: string) =>
  queryOptions({
    queryKey: queryKeys.notes.passage(noteId, id, sentence),
    queryFn: ({ signal }) => call("/api/source/passage", { noteId, id, sentence }, { signal, shownBy: "screen" }),
  });

/** After the sources of a note have changed; passages are of what was there before. */
export const refreshSources = (noteId: string): Promise<void> => refreshAnswers(queryKeys.notes.allSources(noteId));
