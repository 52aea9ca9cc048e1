import type { NoteSummary, noteApi, ParsedInputOf, Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { Db } from "../metering/metering.ts";
import type { Search } from "../search/search.ts";
import { findNotes, listNotes, listPlaces, type NoteSort } from "./note.repo.ts";
import { findNotebook } from "./notebook.repo.ts";
import { presentSummary } from "./present-note.ts";

const PLACES = ["all", "unfiled", "bin"];

type Asked = { userId: string } & ParsedInputOf<typeof noteApi.list>;
type Found = { readonly document_id: string; readonly title: string };

/** Lists notes as rows have them. Throws notebook.unknown. */
export function createNoteList({ db, variant, search }: { db: Db; variant: Variant; search: Search }) {
  // Pinyin in Chinese, and chapter 10 after chapter 9: no collation both databases have.
  const collator = new Intl.Collator(variant === "zh" ? "zh-CN" : "en-GB", { numeric: true });

  return async ({ userId, notebookId: place, q, sort, page, size }: Asked): Promise<{ total: number; list: NoteSummary[] }> => {
    if (!PLACES.includes(place) && (await findNotebook(db, userId, place)) === undefined) {
      throw new AppError("notebook.unknown", { field: "notebookId" });
    }
    const words = q === undefined ? "" : foldForSearch(q).trim();
    if (words === "" && sort !== "title") {
      const { total, rows } = await listNotes(db, { userId, place, sort, page, size });
      return { total, list: rows.map((row) => presentSummary(row, row.excerpt)) };
    }
    const found = await findOrdered({ userId, place, sort }, words);
    const from = (page - 1) * size;
    const ids = found.slice(from, from + size).map(({ document_id }) => document_id);
    const rows = ids.length === 0 ? [] : await findNotes(db, userId, ids);
    const byId = new Map(rows.map((row) => [row.document_id, row]));
    const list: NoteSummary[] = [];
    for (const row of ids.flatMap((id) => byId.get(id) ?? [])) {
      const isSearched = words !== "";
      const excerpt = isSearched
        ? await search.excerpt({ userId, kind: "note", id: row.document_id, words, beginning: row.excerpt })
        : row.excerpt;
      list.push(presentSummary(row, excerpt));
    }
    return { total: found.length, list };
  };

  async function findOrdered(filter: { userId: string; place: string; sort: NoteSort }, words: string): Promise<Found[]> {
    const all = await listPlaces(db, filter);
    if (filter.sort === "title") all.sort((a, b) => collator.compare(a.title, b.title) || (a.document_id < b.document_id ? 1 : -1));
    if (words === "") return all;
    const hits = await search.find({ userId: filter.userId, kind: "note", ids: all.map(({ document_id }) => document_id), words });
    return all.filter(({ document_id }) => hits.has(document_id));
  }
}
