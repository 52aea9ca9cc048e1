import type { NoteSummary, noteApi, ParsedInputOf, Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { excerptOf } from "../../platform/excerpt-of.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { Db } from "../metering/metering.ts";
import { findContaining, findNotes, listNotes, listPlaces, type NoteRow, type NoteSort, wordsOf } from "./note.repo.ts";
import { findNotebook } from "./notebook.repo.ts";
import { presentSummary } from "./present-note.ts";

/** Searched by one statement: more would keep other calls waiting on SQLite. */
const LOT_NOTES = 500;
const LOT_CHARACTERS = 2_000_000;
const PLACES = ["all", "unfiled", "bin"];

type Asked = { userId: string } & ParsedInputOf<typeof noteApi.list>;
type Found = { readonly document_id: string; readonly title: string; readonly chars: number };

/** Lists notes as rows have them. Throws notebook.unknown. */
export function createNoteList({ db, variant }: { db: Db; variant: Variant }) {
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
    const found = await search({ userId, place, sort }, words);
    const from = (page - 1) * size;
    const ids = found.slice(from, from + size).map(({ document_id }) => document_id);
    const rows = ids.length === 0 ? [] : await findNotes(db, userId, ids);
    const byId = new Map(rows.map((row) => [row.document_id, row]));
    const list: NoteSummary[] = [];
    // One by one: each may have a million characters.
    for (const row of ids.flatMap((id) => byId.get(id) ?? [])) list.push(presentSummary(row, await excerptFor(row, words)));
    return { total: found.length, list };
  };

  async function search(filter: { userId: string; place: string; sort: NoteSort }, words: string): Promise<Found[]> {
    const all = await listPlaces(db, filter);
    if (filter.sort === "title") all.sort((a, b) => collator.compare(a.title, b.title) || (a.document_id < b.document_id ? 1 : -1));
    if (words === "") return all;
    const hits = new Set<string>();
    for (const lot of lotsOf(all)) for (const id of await findContaining(db, lot, words)) hits.add(id);
    return all.filter(({ document_id }) => hits.has(document_id));
  }

  async function excerptFor(row: NoteRow, words: string): Promise<string> {
    return words === "" ? row.excerpt : excerptOf((await wordsOf(db, row.document_id)).replace(/\s+/g, " ").trim(), words);
  }
}

function* lotsOf(all: readonly Found[]): Generator<string[]> {
  let lot: string[] = [];
  let characters = 0;
  for (const { document_id, chars } of all) {
    if (lot.length === LOT_NOTES || (lot.length > 0 && characters + chars > LOT_CHARACTERS)) {
      yield lot;
      lot = [];
      characters = 0;
    }
    lot.push(document_id);
    characters += chars;
  }
  if (lot.length > 0) yield lot;
}
