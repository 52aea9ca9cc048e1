import { type PaletteEntry, readPalette } from "@tangleaf/catalogue/palette";
import { ESSAY_KEY } from "@tangleaf/catalogue/sentence";
import { chartPaths } from "@tangleaf/contract/chart";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { tablePaths } from "@tangleaf/contract/table";
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
  queryFn: ({ signal }) => call("/api/ai/list", { size: RECENT_TEXTS }, { signal, shownBy: "screen" }),
});

/** An essay, a note, a mind tree, a table or a chart of one's own. */
export type OwnDocument = { id: string; title: string; at: string; path: string; icon: OwnIcon };
type OwnIcon = "graduation-cap" | "notebook" | "tree-structure" | "table" | "chart-bar-duotone";

type Asked = { signal: AbortSignal };
const size = RECENT_TEXTS;
/** The newest of each kind. */
const OWN: readonly ((asked: Asked) => Promise<OwnDocument[]>)[] = [
  async ({ signal }) =>
    (await call("/api/essay/list", { size }, { signal, shownBy: "screen" })).list.map((essay) => ({
      id: essay.essayId,
      title: essay.title,
      at: essay.updatedAt,
      path: essayPath(essay),
      icon: "graduation-cap",
    })),
  async ({ signal }) =>
    (await call("/api/note/list", { size }, { signal, shownBy: "screen" })).list.map(({ noteId, title, updatedAt }) => ({
      id: noteId,
      title,
      at: updatedAt,
      path: webPaths.note(noteId),
      icon: "notebook",
    })),
  async ({ signal }) =>
    (await call("/api/mindtree/list", { size }, { signal, shownBy: "screen" })).list.map(({ mindtreeId, title, updatedAt }) => ({
      id: mindtreeId,
      title,
      at: updatedAt,
      path: mindtreePaths.tree(mindtreeId),
      icon: "tree-structure",
    })),
  async ({ signal }) =>
    (await call("/api/table/list", { size }, { signal, shownBy: "screen" })).list.map(({ tableId, title, usedAt }) => ({
      id: tableId,
      title,
      at: usedAt,
      path: tablePaths.sheet(tableId),
      icon: "table",
    })),
  async ({ signal }) =>
    (await call("/api/chart/list", { size }, { signal, shownBy: "screen" })).list.map(({ chartId, title, updatedAt }) => ({
      id: chartId,
      title,
      at: updatedAt,
      path: chartPaths.chart(chartId),
      icon: "chart-bar-duotone",
    })),
];

/** What one has made lately: searched here by title, like the texts. A list that is out of reach hides none of the others. */
export const ownDocumentsQuery = queryOptions({
  queryKey: queryKeys.ownDocuments,
  queryFn: async (asked): Promise<OwnDocument[]> => {
    const lists = await Promise.allSettled(OWN.map((list) => list(asked)));
    return lists.flatMap((one) => (one.status === "fulfilled" ? one.value : [])).sort((a, b) => b.at.localeCompare(a.at));
  },
  // They change elsewhere on the page.
  staleTime: 0,
});

/** What this browser keeps of somebody who has not signed in. */
export const documentsHereQuery = (list: () => Promise<OwnDocument[]>) =>
  queryOptions({
    queryKey: queryKeys.ownDocumentsHere,
    queryFn: list,
    // They change elsewhere on the page.
    staleTime: 0,
  });
