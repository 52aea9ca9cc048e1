import type { Insertable, Selectable } from "kysely";
import type { WordTemplateTable } from "../../db/schema/essay-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

export type WordTemplateRow = Selectable<WordTemplateTable>;
type Summary = Pick<WordTemplateRow, "id" | "name" | "created_at" | "updated_at">;

export async function insertTemplate(trx: Db, row: Insertable<WordTemplateTable>): Promise<void> {
  await trx.insertInto("word_template").values(row).execute();
}

/** The caller's template; somebody else's does not exist. */
export async function findTemplate(db: Db, userId: string, id: string): Promise<WordTemplateRow | undefined> {
  return db.selectFrom("word_template").selectAll().where("user_id", "=", userId).where("id", "=", id).executeTakeFirst();
}

/** Newest first. */
export async function listTemplates(db: Db, userId: string): Promise<Summary[]> {
  const rows = db.selectFrom("word_template").select(["id", "name", "created_at", "updated_at"]).where("user_id", "=", userId);
  return rows.orderBy("id", "desc").execute();
}

/** All that is stored of them, as they were added. */
export async function readTemplates(db: Db, userId: string): Promise<WordTemplateRow[]> {
  return db.selectFrom("word_template").selectAll().where("user_id", "=", userId).orderBy("id").execute();
}

export async function updateTemplate(
  trx: Db,
  id: string,
  change: Partial<Pick<WordTemplateRow, "name" | "mapping" | "updated_at">>,
): Promise<void> {
  await trx.updateTable("word_template").set(change).where("id", "=", id).execute();
}

export async function deleteTemplates(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom("word_template")
    .where("id", "in", [...ids])
    .execute();
}
