import type { Insertable, Selectable, Updateable } from "kysely";
import { containsWords } from "../../db/contains-words.ts";
import type { Flag } from "../../db/schema/column-types.ts";
import type { DataTableBlobTable, DataTableTable } from "../../db/schema/data-table-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";
export { bindBlob, dropOrphanBlob, noteOrphanBlob } from "../../db/orphan-blobs.ts";

export type TableRow = Selectable<DataTableTable>;
/** A table in a list: without what is long. */
export type ListedTable = Omit<TableRow, "choices" | "steps" | "earlier_steps" | "sheets">;
export type BlobRow = Selectable<DataTableBlobTable>;

const LISTED = [
  "id",
  "user_id",
  "request_id",
  "request_hash",
  "bytes",
  "row_count",
  "column_count",
  "sheet_count",
  "encoding",
  "is_kept",
  "steps_version",
  "last_answer",
  "created_at",
  "used_at",
  "expires_at",
  "removed_at",
  "title",
  "search_text",
] as const satisfies readonly (keyof ListedTable)[];

/** Tables of a person that are there by `now`: neither removed nor gone by themselves. */
const present = (db: Db, userId: string, now: number) =>
  db
    .selectFrom("data_table")
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]));

export async function insertTable(trx: Db, row: Insertable<DataTableTable>): Promise<void> {
  await trx.insertInto("data_table").values(row).execute();
}

/** The user's table that is there by `now`. */
export async function findTable(db: Db, { userId, tableId, now }: { userId: string; tableId: string; now: number }) {
  return present(db, userId, now).selectAll().where("id", "=", tableId).executeTakeFirst();
}

/** The same, locked until the transaction ends: whoever changes its steps, its answers or its blobs comes one after another. */
export async function lockTable(
  trx: Db,
  { userId, tableId, now }: { userId: string; tableId: string; now: number },
): Promise<TableRow | undefined> {
  return trx
    .updateTable("data_table")
    .set((eb) => ({ steps_version: eb.ref("steps_version") }))
    .where("user_id", "=", userId)
    .where("id", "=", tableId)
    .where("removed_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .returningAll()
    .executeTakeFirst();
}

export async function findTableByRequest(db: Db, userId: string, requestId: string): Promise<TableRow | undefined> {
  return db.selectFrom("data_table").selectAll().where("user_id", "=", userId).where("request_id", "=", requestId).executeTakeFirst();
}

/** Changes a table's row; with `is_kept` only while it is, or is not, kept. */
export async function changeTable(
  db: Db,
  { tableId, is_kept }: { tableId: string; is_kept?: Flag },
  columns: Updateable<DataTableTable>,
): Promise<void> {
  let changed = db.updateTable("data_table").set(columns).where("id", "=", tableId);
  if (is_kept !== undefined) changed = changed.where("is_kept", "=", is_kept);
  await changed.execute();
}

type Counted = { kept: number; unkept: number; bytes: number };

/** How many tables a person has by `now`, those that stay and those that go by themselves, and their bytes together. */
export async function countTables(db: Db, userId: string, now: number): Promise<Counted> {
  const row = await present(db, userId, now)
    .select((eb) => [
      eb.fn.countAll<number>().as("every"),
      eb.fn.sum<number | null>("is_kept").as("kept"),
      eb.fn.sum<number | null>("bytes").as("bytes"),
    ])
    .executeTakeFirstOrThrow();
  const kept = Number(row.kept ?? 0);
  return { kept, unkept: Number(row.every) - kept, bytes: Number(row.bytes ?? 0) };
}

/** Bytes of all a person's tables, those that were removed too. */
export async function sumBytes(db: Db, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("data_table")
    .where("user_id", "=", userId)
    .select((eb) => eb.fn.sum<number | null>("bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

type Page = { readonly userId: string; readonly now: number; readonly words: string; readonly page: number; readonly size: number };

/** A page of a person's tables whose titles contain `words`, which are folded; last used first. */
export async function listTables(db: Db, { userId, now, words, page, size }: Page): Promise<{ total: number; rows: ListedTable[] }> {
  let found = present(db, userId, now);
  if (words !== "") found = found.where(containsWords("search_text", words));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .select([...LISTED])
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: Number(total), rows };
}

/** Those of the ids that are the user's, removed or not, with when each was removed. */
export async function findOwned(db: Db, userId: string, ids: readonly string[]): Promise<ListedTable[]> {
  return db
    .selectFrom("data_table")
    .select([...LISTED])
    .where("user_id", "=", userId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
}

/** Up to `limit` tables that are not kept and were not used for so long that they have gone by `now`. */
export async function listExpired(db: Db, now: number, limit: number): Promise<{ id: string; user_id: string }[]> {
  return db.selectFrom("data_table").select(["id", "user_id"]).where("expires_at", "<=", now).orderBy("expires_at").limit(limit).execute();
}

/** A person's tables, whatever has become of them, in the order they were made; up to `limit`, those that were removed only. */
export async function listIds(
  db: Db,
  userId: string,
  { limit, isRemoved = false }: { limit?: number; isRemoved?: boolean } = {},
): Promise<string[]> {
  let found = db.selectFrom("data_table").select("id").where("user_id", "=", userId).orderBy("id");
  if (isRemoved) found = found.where("removed_at", "is not", null);
  if (limit !== undefined) found = found.limit(limit);
  return (await found.execute()).map(({ id }) => id);
}

export async function readTables(db: Db, ids: readonly string[]): Promise<TableRow[]> {
  return db
    .selectFrom("data_table")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

/** Deletes tables with their answers; the keys of what they had stored. */
export async function deleteTables(trx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const blobs = await trx
    .deleteFrom("data_table_blob")
    .where("table_id", "in", [...ids])
    .returning("blob_key")
    .execute();
  await trx
    .deleteFrom("data_table_answer")
    .where("table_id", "in", [...ids])
    .execute();
  await trx
    .deleteFrom("data_table")
    .where("id", "in", [...ids])
    .execute();
  return blobs.map(({ blob_key }) => blob_key);
}

export async function insertBlobs(trx: Db, rows: readonly Insertable<DataTableBlobTable>[]): Promise<void> {
  await trx
    .insertInto("data_table_blob")
    .values([...rows])
    .execute();
}

/** The file of a table (sheet_id null) and its sheets. */
export async function listBlobs(db: Db, tableId: string): Promise<BlobRow[]> {
  return db.selectFrom("data_table_blob").selectAll().where("table_id", "=", tableId).orderBy("blob_key").execute();
}

/** Takes the sheets of a table away; their keys. The file stays. */
export async function deleteSheetBlobs(trx: Db, tableId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom("data_table_blob")
    .where("table_id", "=", tableId)
    .where("sheet_id", "is not", null)
    .returning("blob_key")
    .execute();
  return rows.map(({ blob_key }) => blob_key);
}
