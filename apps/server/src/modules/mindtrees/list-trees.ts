import type { MINDTREE_SORTS, MindtreeSummary, mindtreeApi, OutputOf, ParsedInputOf, Variant } from "@tangleaf/contract";
import { excerptOf } from "../../platform/excerpt-of.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import type { Db } from "../metering/metering.ts";
import { countTrees, findContaining, listTrees, type MindtreeRow } from "./mindtree.repo.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof mindtreeApi.list>;
type Sort = (typeof MINDTREE_SORTS)[number];

/** Lists trees as rows have them: a thousand at most, so they are sorted here as people read. */
export function createTreeList({ db, variant }: { db: Db; variant: Variant }) {
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
    const hits = words === "" || ids.length === 0 ? null : await findContaining(db, ids, words);
    const found = words === "" ? rows : rows.filter(({ document_id }) => hits?.has(document_id));
    const order = orders[sort];
    const sorted = order === null ? found : found.toSorted(order);
    const list = sorted.slice((page - 1) * size, page * size).map((row) => {
      const text = hits?.get(row.document_id);
      return presentSummary(row, text === undefined ? row.excerpt : excerptOf(text.replace(/\s+/g, " ").trim(), words));
    });
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
