import type { Insertable, Selectable } from "kysely";
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

export async function setAnswerBody(db: Db, answerId: string, body: string): Promise<void> {
  await db.updateTable("data_table_answer").set({ body }).where("id", "=", answerId).execute();
}

export async function deleteAnswer(db: Db, answerId: string): Promise<void> {
  await db.deleteFrom("data_table_answer").where("id", "=", answerId).execute();
}
