import type { Insertable, Selectable } from "kysely";
import { containsWords } from "../../db/contains-words.ts";
import type { ChartTable } from "../../db/schema/chart-table.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

const SUMMARY = ["id", "title", "type", "updated_at", "removed_at"] as const satisfies readonly (keyof ChartTable)[];

export type ChartRow = Selectable<ChartTable>;
export type ChartSummaryRow = Pick<ChartRow, (typeof SUMMARY)[number]>;
/** What a row says of its chart. */
export type ChartColumns = Pick<ChartTable, "type" | "title" | "search_text" | "spec">;
export type Place = "all" | "bin";

export async function findChart(db: Db, userId: string, id: string): Promise<ChartRow | undefined> {
  return db.selectFrom("chart").selectAll().where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
}

/** Those of the ids that are the user's, in the bin or not, in the order of their ids. */
export async function findCharts(db: Db, userId: string, ids: readonly string[]): Promise<ChartSummaryRow[]> {
  return db
    .selectFrom("chart")
    .select(SUMMARY)
    .where("user_id", "=", userId)
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
}

export async function findChartByRequest(
  db: Db,
  userId: string,
  requestId: string,
): Promise<Pick<ChartRow, "id" | "request_hash"> | undefined> {
  return db
    .selectFrom("chart")
    .select(["id", "request_hash"])
    .where("user_id", "=", userId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

export async function insertChart(trx: Db, row: Insertable<ChartTable>): Promise<void> {
  await trx.insertInto("chart").values(row).execute();
}

/** False where the chart is at another version by now, or in the bin. */
export async function updateChart(
  db: Db,
  { userId, id, version, now, columns }: { userId: string; id: string; version: number; now: number; columns: ChartColumns },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("chart")
    .set({ ...columns, version: version + 1, updated_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("version", "=", version)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many charts a user has outside the bin. */
export async function countCharts(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("chart")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in bigint, which arrives as text.
  return Number(count);
}

/** A page of the charts of a place whose words contain `words`, which are folded, by their latest change or removal, newest first. */
export async function listCharts(
  db: Db,
  { userId, place, words, offset, limit }: { userId: string; place: Place; words: string; offset: number; limit: number },
): Promise<{ total: number; rows: ChartSummaryRow[] }> {
  const found = db
    .selectFrom("chart")
    .where("user_id", "=", userId)
    .where("removed_at", place === "bin" ? "is not" : "is", null)
    .$if(words !== "", (query) => query.where(containsWords("search_text", words)));
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const rows = await found
    .select(SUMMARY)
    .orderBy(place === "bin" ? "removed_at" : "updated_at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(count), rows };
}

/** Into the bin at a moment, or out of it (null). */

export async function deleteCharts(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("chart")
    .where("id", "in", [...ids])
    .execute();
}

/** Whether a note is the user's; what state it is in the documents module says. */
export async function isOwnNote(db: Db, { userId, noteId }: { userId: string; noteId: string }): Promise<boolean> {
  const row = await db
    .selectFrom("note")
    .select("document_id")
    .where("document_id", "=", noteId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest drafts of charts a user was given, with what they say; newest first. */
export async function latestDrafts(db: Db, userId: string, limit: number): Promise<{ id: string; model: string; result: string | null }[]> {
  return db
    .selectFrom("generation")
    .select(["id", "model", "result"])
    .where("user_id", "=", userId)
    .where("kind", "=", "chartDraft")
    .where("status", "=", "done")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Charts of a user as they were made, in the bin or not: those after `after`. */
export async function chartsAfter(db: Db, userId: string, after: string, limit: number): Promise<ChartRow[]> {
  return db.selectFrom("chart").selectAll().where("user_id", "=", userId).where("id", ">", after).orderBy("id").limit(limit).execute();
}

export async function deleteChartsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("chart").where("user_id", "=", userId).execute();
}
