import type { Insertable, Selectable } from "kysely";
import type { MindtreeTable } from "../../db/schema/mindtree-table.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

const COLUMNS = [
  "document_id",
  "user_id",
  "request_hash",
  "note_id",
  "chars",
  "nodes",
  "created_at",
  "updated_at",
  "removed_at",
  "title",
  "excerpt",
] as const satisfies readonly (keyof MindtreeTable)[];

/** A tree without its words. */
export type MindtreeRow = Pick<Selectable<MindtreeTable>, (typeof COLUMNS)[number]>;
/** What a row says of the document's words. */
export type DerivedColumns = Pick<MindtreeTable, "derived_seq" | "title" | "excerpt" | "words" | "search_text" | "chars" | "nodes">;
export type Place = "all" | "bin";

const ofUser = (db: Db, userId: string) => db.selectFrom("mindtree").select(COLUMNS).where("user_id", "=", userId);

/** Those of the ids that are the user's, in the bin or not, in the order of their ids. */
export async function findTrees(db: Db, userId: string, ids: readonly string[]): Promise<MindtreeRow[]> {
  return ofUser(db, userId)
    .where("document_id", "in", [...ids])
    .orderBy("document_id")
    .execute();
}

export async function findTreeByRequest(db: Db, userId: string, requestId: string): Promise<MindtreeRow | undefined> {
  return ofUser(db, userId).where("request_id", "=", requestId).executeTakeFirst();
}

export async function insertTree(trx: Db, row: Insertable<MindtreeTable>): Promise<void> {
  await trx.insertInto("mindtree").values(row).execute();
}

/** The user's trees outside the bin and in it. */
export async function countTrees(db: Db, userId: string): Promise<{ all: number; bin: number }> {
  const row = await db
    .selectFrom("mindtree")
    .select((eb) => [eb.fn.countAll<number>().as("every"), eb.fn.count<number>("removed_at").as("bin")])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { all: Number(row.every) - Number(row.bin), bin: Number(row.bin) };
}

/** All trees of a place without their words, by their latest change or removal, newest first. */
export async function listTrees(db: Db, userId: string, place: Place): Promise<MindtreeRow[]> {
  return ofUser(db, userId)
    .where("removed_at", place === "bin" ? "is not" : "is", null)
    .orderBy(place === "bin" ? "removed_at" : "updated_at", "desc")
    .orderBy("document_id", "desc")
    .execute();
}

/** What is derived of a document, unless something newer is there. `changedAt`: epoch milliseconds of the last change. */
export async function storeDerived(
  trx: Db,
  { documentId, changedAt, columns }: { documentId: string; changedAt: number; columns: DerivedColumns },
): Promise<void> {
  await trx
    .updateTable("mindtree")
    .set((eb) => ({
      ...columns,
      updated_at: eb.case().when("updated_at", "<", changedAt).then(changedAt).else(eb.ref("updated_at")).end(),
    }))
    .where("document_id", "=", documentId)
    .where("derived_seq", "<", columns.derived_seq)
    .execute();
}

export async function setNote(db: Db, documentId: string, noteId: string): Promise<void> {
  await db.updateTable("mindtree").set({ note_id: noteId }).where("document_id", "=", documentId).execute();
}

/** Into the bin at a moment, or out of it (null). */

export async function deleteTrees(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("mindtree")
    .where("document_id", "in", [...ids])
    .execute();
}
