import type { MINDTREE_SORTS, MindtreeSummary, mindtreeApi, OutputOf, ParsedInputOf, Variant } from "@tangleaf/contract";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import type { Db } from "../metering/metering.ts";
import type { Search } from "../search/search.ts";
import { countTrees, listTrees, type MindtreeRow } from "./mindtree.repo.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof mindtreeApi.list>;
type Sort = (typeof MINDTREE_SORTS)[number];

/** Lists trees as rows have them: a thousand at most, so they are sorted here as people read. */
export function createTreeList({ db, variant, search }: { db: Db; variant: Variant; search: Search }) {
  const collator = new Intl.Collator(variant === "zh" ? "zh-CN" : "en-GB", { numeric: true });
  const orders: Readonly<Record<Sort, ((a: MindtreeRow, b: MindtreeRow) => number) | null>> = {
    updated: null,
    created: (a, b) => Number(b.created_at) - Number(a.created_at),
    title: (a, b) => collator.compare(a.title, b.title),
    size: (a, b) => b.nodes - a.nodes,
  };

  return async ({ userId, place, q, sort, page, size }: Asked): Promise<Omit<OutputOf<typeof mindtreeApi.list>, "isBehind">> => {
    const [rows, counts] = await Promise.all([listTrees(db, userId, place), countTrees(db, userId)]);
    const words = foldForSearch(q ?? "").trim();
    const ids = rows.map(({ document_id }) => document_id);
    const isSearched = words !== "";
    const hits = isSearched ? await search.find({ userId, kind: "mindtree", ids, words }) : new Set(ids);
    const found = rows.filter(({ document_id }) => hits.has(document_id));
    const order = orders[sort];
    const sorted = order === null ? found : found.toSorted(order);
    const list: MindtreeSummary[] = [];
    for (const row of sorted.slice((page - 1) * size, page * size)) {
      const excerpt = isSearched
        ? await search.excerpt({ userId, kind: "mindtree", id: row.document_id, words, beginning: row.excerpt })
        : row.excerpt;
      list.push(presentSummary(row, excerpt));
    }
    return { total: found.length, list, counts };
  };
}

function presentSummary(row: MindtreeRow, excerpt: string): MindtreeSummary {
  return {
    mindtreeId: row.document_id,
    title: row.title,
    excerpt,
    nodes: row.nodes,
    charCnt: row.chars,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    removedAt: isoOrNull(row.removed_at),
  };
}
