import type { NOTE_SORTS } from "@tangleaf/contract";
import type { ExpressionBuilder, Insertable, Selectable, SelectQueryBuilder } from "kysely";
import { containsWords } from "../../db/contains-words.ts";
import type { Database } from "../../db/schema/index.ts";
import type { NoteTable } from "../../db/schema/note-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

const COLUMNS = [
  "document_id",
  "notebook_id",
  "request_hash",
  "generation_id",
  "job_id",
  "chars",
  "paragraphs",
  "leaf_paragraphs",
  "done_paragraphs",
  "created_at",
  "updated_at",
  "removed_at",
  "title",
  "excerpt",
] as const satisfies readonly (keyof NoteTable)[];

/** A note without its words. */
export type NoteRow = Pick<Selectable<NoteTable>, (typeof COLUMNS)[number]>;

/** What a row says of the document's words. */
export type DerivedColumns = Pick<
  NoteTable,
  "derived_seq" | "title" | "excerpt" | "words" | "search_text" | "chars" | "paragraphs" | "leaf_paragraphs" | "done_paragraphs" | "files"
>;

const ofUser = (db: Db, userId: string) => db.selectFrom("note").select(COLUMNS).where("user_id", "=", userId);

/** The caller's note, in the bin or not; somebody else's does not exist. */
export async function findNote(db: Db, userId: string, id: string): Promise<NoteRow | undefined> {
  return ofUser(db, userId).where("document_id", "=", id).executeTakeFirst();
}

/** Those of the ids that are the user's, in the order of their ids. */
export async function findNotes(db: Db, userId: string, ids: readonly string[]): Promise<NoteRow[]> {
  return ofUser(db, userId)
    .where("document_id", "in", [...ids])
    .orderBy("document_id")
    .execute();
}

export async function findNoteByRequest(db: Db, userId: string, requestId: string): Promise<NoteRow | undefined> {
  return ofUser(db, userId).where("request_id", "=", requestId).executeTakeFirst();
}

/** The newest note outside the bin that was imported from the same file. */
export async function findNoteByImport(db: Db, userId: string, importedKey: string): Promise<NoteRow | undefined> {
  return ofUser(db, userId)
    .where("imported_key", "=", importedKey)
    .where("removed_at", "is", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

export async function setImportedKey(trx: Db, id: string, importedKey: string): Promise<void> {
  await trx.updateTable("note").set({ imported_key: importedKey }).where("document_id", "=", id).execute();
}

export async function insertNote(trx: Db, row: Insertable<NoteTable>): Promise<void> {
  await trx.insertInto("note").values(row).execute();
}

/** The user's notes: outside the bin, of those the ones in no folder, and in the bin. */
export async function countNotes(db: Db, userId: string): Promise<{ all: number; unfiled: number; bin: number }> {
  const count = (query: SelectQueryBuilder<Database, "note", object>) =>
    query
      .where("user_id", "=", userId)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
  const outside = db.selectFrom("note").where("removed_at", "is", null);
  const [all, unfiled, bin] = await Promise.all([
    count(outside),
    count(outside.where("notebook_id", "is", null)),
    count(db.selectFrom("note").where("removed_at", "is not", null)),
  ]);
  return { all: Number(all.n), unfiled: Number(unfiled.n), bin: Number(bin.n) };
}

export async function setNoteJob(trx: Db, id: string, jobId: string): Promise<void> {
  await trx.updateTable("note").set({ job_id: jobId }).where("document_id", "=", id).execute();
}

/** What is derived of a document, unless something newer is there. `changedAt`: epoch milliseconds of the last change. */
export async function storeDerived(
  trx: Db,
  { documentId, changedAt, columns }: { documentId: string; changedAt: number; columns: DerivedColumns },
): Promise<void> {
  await trx
    .updateTable("note")
    .set((eb) => ({
      ...columns,
      updated_at: eb.case().when("updated_at", "<", changedAt).then(changedAt).else(eb.ref("updated_at")).end(),
    }))
    .where("document_id", "=", documentId)
    .where("derived_seq", "<", columns.derived_seq)
    .execute();
}

/** Another note of the user that shows a stored file, also one in the bin. */
export async function findNoteShowing(
  db: Db,
  input: { userId: string; fileId: string; except: readonly string[] },
): Promise<string | null> {
  const found = await db
    .selectFrom("note")
    .select("document_id")
    .where("user_id", "=", input.userId)
    .where("document_id", "not in", [...input.except])
    .where(containsWords("files", ` ${input.fileId} `))
    .orderBy("document_id")
    .executeTakeFirst();
  return found?.document_id ?? null;
}

export async function moveNotes(trx: Db, ids: readonly string[], notebookId: string | null): Promise<void> {
  await trx
    .updateTable("note")
    .set({ notebook_id: notebookId })
    .where("document_id", "in", [...ids])
    .execute();
}

/** Into the bin at a moment, or out of it (null). */

export async function deleteNotes(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("note")
    .where("document_id", "in", [...ids])
    .execute();
}

/** A folder's id, or one of the lists that are none. */
export type NotePlace = "all" | "unfiled" | "bin" | (string & {});
export type NoteSort = (typeof NOTE_SORTS)[number];
export type NoteFilter = { readonly userId: string; readonly place: NotePlace };

function inPlace({ userId, place }: NoteFilter) {
  return (eb: ExpressionBuilder<Database, "note">) =>
    eb.and([
      eb("user_id", "=", userId),
      place === "bin" ? eb("removed_at", "is not", null) : eb("removed_at", "is", null),
      ...(place === "all" || place === "bin" ? [] : [place === "unfiled" ? eb("notebook_id", "is", null) : eb("notebook_id", "=", place)]),
    ]);
}

/** Columns that are sorted by, all but the title, which the database cannot sort as people read it. */
function columnOf(sort: Exclude<NoteSort, "title">, place: NotePlace) {
  if (sort === "updated") return place === "bin" ? "removed_at" : "updated_at";
  return sort === "created" ? "created_at" : "chars";
}

/** One page, the newest or longest first, and how many there are. */
export async function listNotes(
  db: Db,
  input: NoteFilter & { sort: Exclude<NoteSort, "title">; page: number; size: number },
): Promise<{ total: number; rows: NoteRow[] }> {
  const matching = db.selectFrom("note").where(inPlace(input));
  const { n } = await matching.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  const rows = await matching
    .select(COLUMNS)
    .orderBy(columnOf(input.sort, input.place), "desc")
    .orderBy("document_id", "desc")
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  return { total: Number(n), rows };
}

/** All notes of a place by id and title, in the order asked for; those sorted by title as they come. */
export async function listPlaces(db: Db, input: NoteFilter & { sort: NoteSort }): Promise<{ document_id: string; title: string }[]> {
  const matching = db.selectFrom("note").where(inPlace(input)).select(["document_id", "title"]);
  if (input.sort === "title") return matching.execute();
  return matching.orderBy(columnOf(input.sort, input.place), "desc").orderBy("document_id", "desc").execute();
}
