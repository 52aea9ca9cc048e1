import { type Insertable, type Selectable, sql } from "kysely";
import type { DataTableAnswerTable } from "../../db/schema/data-table-tables.ts";
import type { Db } from "../metering/metering.ts";

export type AnswerRow = Selectable<DataTableAnswerTable>;

export async function insertAnswer(trx: Db, row: Insertable<DataTableAnswerTable>): Promise<void> {
  await trx.insertInto("data_table_answer").values(row).execute();
}

/** A table's answers, the first first. */
export async function listAnswers(db: Db, tableId: string): Promise<AnswerRow[]> {
  return db.selectFrom("data_table_answer").selectAll().where("table_id", "=", tableId).orderBy("no").execute();
}

/** What a table's answers were computed by, the first first. `body`: only where the plan does not stand beside it. */
export async function listPlans(
  db: Db,
  tableId: string,
): Promise<(Pick<AnswerRow, "no" | "ask" | "plan"> & { readonly body: string | null })[]> {
  return db
    .selectFrom("data_table_answer")
    .select((eb) => ["no", "ask", "plan", eb.case().when("plan", "is", null).then(eb.ref("body")).end().as("body")])
    .where("table_id", "=", tableId)
    .orderBy("no")
    .execute();
}

/** The bytes of each answer of a table, the last first. No body is read for it. */
export async function listAnswerSizes(db: Db, tableId: string): Promise<{ id: string; bytes: number }[]> {
  const rows = await db
    .selectFrom("data_table_answer")
    .select(["id", sql<number>`octet_length(body)`.as("bytes")])
    .where("table_id", "=", tableId)
    .orderBy("no", "desc")
    .execute();
  return rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes) }));
}

export async function findAnswer(db: Db, userId: string, answerId: string): Promise<AnswerRow | undefined> {
  return db.selectFrom("data_table_answer").selectAll().where("user_id", "=", userId).where("id", "=", answerId).executeTakeFirst();
}

export async function findAnswerByRequest(db: Db, userId: string, requestId: string): Promise<AnswerRow | undefined> {
  return db
    .selectFrom("data_table_answer")
    .selectAll()
    .where("user_id", "=", userId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

/** Deletes all but the last `count` answers of a table. */
export async function dropOldAnswers(trx: Db, tableId: string, count: number): Promise<void> {
  const first = await trx
    .selectFrom("data_table_answer")
    .select("no")
    .where("table_id", "=", tableId)
    .orderBy("no", "desc")
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  if (first !== undefined) await trx.deleteFrom("data_table_answer").where("table_id", "=", tableId).where("no", "<=", first.no).execute();
}

export async function findAnswerBody(db: Db, answerId: string): Promise<string> {
  const { body } = await db.selectFrom("data_table_answer").select("body").where("id", "=", answerId).executeTakeFirstOrThrow();
  return body;
}

export async function setAnswerBody(db: Db, answerId: string, body: string): Promise<void> {
  await db.updateTable("data_table_answer").set({ body }).where("id", "=", answerId).execute();
}

export async function deleteAnswer(db: Db, answerId: string): Promise<void> {
  await db.deleteFrom("data_table_answer").where("id", "=", answerId).execute();
}
