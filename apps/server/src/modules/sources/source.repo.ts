import type { Insertable, Selectable } from "kysely";
import type { NoteSourceTable, SourcePassageTable, SourceTable } from "../../db/schema/source-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

export type SourceRow = Selectable<SourceTable>;
export type NoteSourceRow = Selectable<NoteSourceTable>;
/** A source as a note has it. */
export type AttachedRow = SourceRow & Pick<NoteSourceRow, "no" | "is_on">;
export type PassageRow = Selectable<SourcePassageTable>;
export type NotePlace = { readonly userId: string; readonly noteId: string };

/** One statement takes so many rows: a database has a bound on values. */
const ROWS_A_STATEMENT = 500;

/** Whether the note is the user's, and not in the bin. */
export async function isOwnNote(db: Db, { userId, noteId }: NotePlace): Promise<boolean> {
  const note = db.selectFrom("note").select("document_id").where("user_id", "=", userId).where("document_id", "=", noteId);
  return (await note.where("removed_at", "is", null).executeTakeFirst()) !== undefined;
}

/** In the order of their numbers, without those that were taken out. */
export async function listAttached(db: Db, noteId: string): Promise<AttachedRow[]> {
  return db
    .selectFrom("note_source")
    .innerJoin("source", "source.id", "note_source.source_id")
    .selectAll("source")
    .select(["note_source.no", "note_source.is_on"])
    .where("note_id", "=", noteId)
    .where("removed_at", "is", null)
    .orderBy("no")
    .execute();
}

/** Every number the note has given, those of sources that are gone too. */
export async function listNumbers(db: Db, noteId: string): Promise<NoteSourceRow[]> {
  return db.selectFrom("note_source").selectAll().where("note_id", "=", noteId).orderBy("no").execute();
}

export async function insertNumbers(trx: Db, rows: readonly Insertable<NoteSourceTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await trx
      .insertInto("note_source")
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute();
  }
}

export async function changeNumbers(
  trx: Db,
  { noteId, nos }: { noteId: string; nos: readonly number[] },
  change: Partial<Pick<NoteSourceRow, "is_on" | "removed_at">>,
): Promise<void> {
  if (nos.length === 0) return;
  const rows = trx.updateTable("note_source").set(change).where("note_id", "=", noteId);
  await rows.where("no", "in", [...nos]).execute();
}

export async function deleteNumbersOf(trx: Db, noteIds: readonly string[]): Promise<void> {
  if (noteIds.length === 0) return;
  await trx
    .deleteFrom("note_source")
    .where("note_id", "in", [...noteIds])
    .execute();
}

/** Those of the ids that are the user's. */
export async function findSources(db: Db, userId: string, ids: readonly string[]): Promise<SourceRow[]> {
  return db
    .selectFrom("source")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "in", [...ids])
    .execute();
}

export async function findByContent(db: Db, userId: string, contentHash: string): Promise<SourceRow | undefined> {
  return db.selectFrom("source").selectAll().where("user_id", "=", userId).where("content_hash", "=", contentHash).executeTakeFirst();
}

export async function countSources(db: Db, userId: string): Promise<number> {
  const counted = db.selectFrom("source").select((eb) => eb.fn.countAll<number>().as("count"));
  return Number((await counted.where("user_id", "=", userId).executeTakeFirstOrThrow()).count);
}

/** The user's, newest first, without those the note has. */
export async function listOwn(
  db: Db,
  { userId, noteId, offset, limit }: NotePlace & { offset: number; limit: number },
): Promise<{ total: number; rows: SourceRow[] }> {
  const own = db
    .selectFrom("source")
    .where("user_id", "=", userId)
    .where("id", "not in", (eb) =>
      eb.selectFrom("note_source").select("source_id").where("note_id", "=", noteId).where("removed_at", "is", null),
    );
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = own.selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
  return { total: Number(total), rows: await rows.offset(offset).limit(limit).execute() };
}

export async function insertSource(
  trx: Db,
  source: Insertable<SourceTable>,
  passages: readonly Omit<PassageRow, "source_id" | "user_id" | "position">[],
): Promise<void> {
  await trx.insertInto("source").values(source).execute();
  const rows = passages.map((passage, at) => ({ ...passage, source_id: source.id, position: at + 1, user_id: source.user_id }));
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await trx
      .insertInto("source_passage")
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .execute();
  }
}

/** Deletes the user's sources with what was read of them; their numbers stay in the notes. */
export async function deleteSources(trx: Db, { userId, ids, now }: { userId: string; ids: readonly string[]; now: number }): Promise<void> {
  await trx
    .updateTable("note_source")
    .set({ removed_at: now })
    .where("user_id", "=", userId)
    .where("source_id", "in", [...ids])
    .where("removed_at", "is", null)
    .execute();
  await trx
    .deleteFrom("source_passage")
    .where("user_id", "=", userId)
    .where("source_id", "in", [...ids])
    .execute();
  await trx
    .deleteFrom("source")
    .where("user_id", "=", userId)
    .where("id", "in", [...ids])
    .execute();
}

/** All passages of a source in their order: the place in the list is the position less one. */
export async function readTexts(db: Db, sourceId: string): Promise<string[]> {
  const rows = await db.selectFrom("source_passage").select("text").where("source_id", "=", sourceId).orderBy("position").execute();
  return rows.map(({ text }) => text);
}

export async function readPassages(db: Db, sourceId: string, positions: readonly number[]): Promise<PassageRow[]> {
  if (positions.length === 0) return [];
  const rows = db.selectFrom("source_passage").selectAll().where("source_id", "=", sourceId);
  return rows.where("position", "in", [...positions]).execute();
}
