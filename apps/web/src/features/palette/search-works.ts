import type { Work } from "@tangleaf/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { WORK_ICONS, workPath } from "#lib/work-path.ts";

const SHOWN = 6;
/** One character is in nearly everything. */
const SEARCH_FROM = 2;

/** A work of one's own the server found by its title or its words. */
export type FoundWork = {
  id: string;
  title: string;
  at: string;
  path: string;
  icon: (typeof WORK_ICONS)[Work["kind"]];
  draftId: string | null;
};

/** What the library has beyond the newest, which are searched here. */
export const foundWorksQuery = (typed: string, signedIn: boolean) =>
  queryOptions({
    queryKey: queryKeys.works("palette", typed),
    queryFn: async ({ signal }): Promise<FoundWork[]> => {
      const { list } = await call("/api/work/list", { q: typed, size: SHOWN }, { signal, shownBy: "screen" });
      return list.map((work) => ({
        id: work.id,
        title: work.title,
        at: work.updatedAt,
        path: workPath(work),
        icon: WORK_ICONS[work.kind],
        draftId: work.draft?.generationId ?? null,
      }));
    },
    enabled: signedIn && typed.length >= SEARCH_FROM,
    placeholderData: (before) => before,
  });
