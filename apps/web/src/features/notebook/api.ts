import type { InputOf, OutputOf, RouteAt } from "@tangleaf/contract";
import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

const PAGE_SIZE = 40;
const ASK_AGAIN_MS = 1000;

type ListRoute = RouteAt<"/api/note/list">;
export type NoteSort = NonNullable<InputOf<ListRoute>["sort"]>;
export type NotePages = InfiniteData<OutputOf<ListRoute>, number>;

/** Where notes are looked at: `all`, `unfiled`, `bin`, or the id of a folder. */
export type Shelf = string;
export const FIXED_SHELVES = ["all", "unfiled", "bin"] as const;
export const isFolder = (shelf: Shelf): boolean => !FIXED_SHELVES.some((fixed) => fixed === shelf);

type Asked = { shelf: Shelf; q: string; sort: NoteSort };

export const notesQuery = ({ shelf, q, sort }: Asked) =>
  infiniteQueryOptions({
    queryKey: queryKeys.notes.list(shelf, q, sort),
    queryFn: ({ pageParam, signal }) =>
      call(
        "/api/note/list",
        { notebookId: shelf, sort, page: pageParam, size: PAGE_SIZE, ...(q === "" ? {} : { q }) },
        { signal, shownBy: "screen" },
      ),
    // A note that was written on meanwhile has other words here.
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.pages.some(({ isBehind }) => isBehind) ? ASK_AGAIN_MS : false),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });

/** The folders, and how many notes are on each fixed shelf. */
export const notebooksQuery = queryOptions({
  queryKey: queryKeys.notebooks,
  queryFn: ({ signal }) => call("/api/notebook/list", {}, { signal, shownBy: "screen" }),
});

/** Finished texts, newest first, for choosing one. */
export const writtenTextsQuery = queryOptions({
  queryKey: queryKeys.texts.recent(PAGE_SIZE),
  queryFn: ({ signal }) => call("/api/ai/list", { size: PAGE_SIZE }, { signal, shownBy: "screen" }),
});

type NewNote = Omit<InputOf<RouteAt<"/api/note/create">>, "requestId">;

/** Makes a note. `requestId` is one for each wish: a repeat after a lost answer finds the note of the first try. */
export async function createNote(wanted: NewNote & { requestId: string }): Promise<string> {
  return (await call("/api/note/create", wanted, { shownBy: "action" })).noteId;
}
