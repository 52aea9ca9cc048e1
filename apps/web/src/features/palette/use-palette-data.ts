import { type PaletteEntry, readPalette } from "@tangleaf/catalogue/palette";
import { ESSAY_KEY } from "@tangleaf/catalogue/sentence";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { webPaths } from "@tangleaf/contract/web-paths";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { essayPath } from "#lib/essay-path.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { variant } from "#lib/variant.ts";
import { paletteMessages as m } from "#messages/palette.ts";
import type { FinderData } from "./find-wishes.ts";

const RECENT_TEXTS = 40;

/** The whole catalogue as one searches it, in this build's language. */
export const scenesQuery = queryOptions({
  queryKey: queryKeys.scenes,
  queryFn: async (): Promise<PaletteEntry[]> => {
    const rows = variant === "en" ? await import("@tangleaf/catalogue/palette-en") : await import("@tangleaf/catalogue/palette-zh");
    return readPalette(rows.default);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The essays among the scenes. */
const ESSAY_ENTRY: PaletteEntry = {
  key: ESSAY_KEY,
  type: "document",
  title: m.essay.title,
  pinyin: "",
  initials: "",
  categories: ["document"],
  remark: m.essay.remark,
  icon: "graduation-cap",
  marked: "",
  length: null,
  unit: "char",
  required: m.essay.fields,
};

/** All that finding by a sentence needs: loaded when somebody is about to type one. */
export const finderQuery = queryOptions({
  queryKey: queryKeys.finder,
  queryFn: async (): Promise<FinderData> => {
    const [entries, { createFinder, forms, readings }] = await Promise.all([
      queryClient.fetchQuery(scenesQuery),
      variant === "en" ? import("@tangleaf/catalogue/sentence-en") : import("@tangleaf/catalogue/sentence-zh"),
    ]);
    return { entries: [...entries, ESSAY_ENTRY], finder: createFinder(entries), forms, readings };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** One's own newest texts: searched here while typing, and the last use of a scene. */
export const recentTextsQuery = queryOptions({
  queryKey: queryKeys.texts.recent(RECENT_TEXTS),
  queryFn: ({ signal }) => call("/api/ai/list", { size: RECENT_TEXTS }, { signal, quiet: true }),
});

/** An essay, a note or a mind tree of one's own. */
export type OwnDocument = { id: string; title: string; at: string; path: string; icon: "graduation-cap" | "notebook" | "tree-structure" };

/** One's own newest essays, notes and mind trees: searched here by title, like the texts. */
export const ownDocumentsQuery = queryOptions({
  queryKey: queryKeys.ownDocuments,
  queryFn: async ({ signal }): Promise<OwnDocument[]> => {
    const [essays, notes, trees] = await Promise.all([
      call("/api/essay/list", { size: RECENT_TEXTS }, { signal, quiet: true }),
      call("/api/note/list", { size: RECENT_TEXTS }, { signal, quiet: true }),
      call("/api/mindtree/list", { size: RECENT_TEXTS }, { signal, quiet: true }),
    ]);
    return [
      ...essays.list.map(
        (essay): OwnDocument => ({
          id: essay.essayId,
          title: essay.title,
          at: essay.updatedAt,
          path: essayPath(essay),
          icon: "graduation-cap",
        }),
      ),
      ...notes.list.map(
        ({ noteId, title, updatedAt }): OwnDocument => ({
          id: noteId,
          title,
          at: updatedAt,
          path: webPaths.note(noteId),
          icon: "notebook",
        }),
      ),
      ...trees.list.map(
        ({ mindtreeId, title, updatedAt }): OwnDocument => ({
          id: mindtreeId,
          title,
          at: updatedAt,
          path: mindtreePaths.tree(mindtreeId),
          icon: "tree-structure",
        }),
      ),
    ].sort((a, b) => b.at.localeCompare(a.at));
  },
  // They change elsewhere on the page.
  staleTime: 0,
});
