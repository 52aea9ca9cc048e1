import type { Selectable } from "kysely";
import type { NotebookTable } from "../../db/schema/note-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

export type NotebookRow = Selectable<NotebookTable>;

/** A folder with its notes outside the bin: how many, and when one of them changed last. */
export type CountedNotebook = NotebookRow & { readonly notes: number; readonly changed_at: number | null };

/** The user's folders in the order they were made. */
export async function listNotebooks(db: Db, userId: string, id?: string): Promise<CountedNotebook[]> {
  let query = db
    .selectFrom("notebook")
    .leftJoin("note", (join) =>
      join.onRef("note.notebook_id", "=", "notebook.id").onRef("note.user_id", "=", "notebook.user_id").on("note.removed_at", "is", null),
    )
    .where("notebook.user_id", "=", userId);
  if (id !== undefined) query = query.where("notebook.id", "=", id);
  const rows = await query
    .selectAll("notebook")
    .select((eb) => [eb.fn.count<number>("note.updated_at").as("notes"), eb.fn.max<number | null>("note.updated_at").as("changed_at")])
    .groupBy("notebook.id")
    .orderBy("notebook.created_at")
    .orderBy("notebook.id")
    .execute();
  // PostgreSQL counts in bigint, which arrives as text.
  return rows.map((row) => ({ ...row, notes: Number(row.notes) }));
}

export async function findNotebook(db: Db, userId: string, id: string): Promise<NotebookRow | undefined> {
  return db.selectFrom("notebook").selectAll().where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
}

export async function findNotebookByRequest(db: Db, userId: string, requestId: string): Promise<NotebookRow | undefined> {
  return db.selectFrom("notebook").selectAll().where("user_id", "=", userId).where("request_id", "=", requestId).executeTakeFirst();
}

export async function countNotebooks(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom("notebook")
    .where("user_id", "=", userId)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertNotebook(db: Db, row: NotebookRow): Promise<void> {
  await db.insertInto("notebook").values(row).execute();
}

/** False where the user has no such folder. */
export async function updateNotebook(
  db: Db,
  { userId, id, ...change }: { userId: string; id: string; updated_at: number } & Partial<Pick<NotebookRow, "title" | "colour">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("notebook")
    .set(change)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes a folder away; its notes, also those in the bin, are in none from then on. False where the user has no such folder. */
export async function deleteNotebook(trx: Db, userId: string, id: string): Promise<boolean> {
  await trx.updateTable("note").set({ notebook_id: null }).where("user_id", "=", userId).where("notebook_id", "=", id).execute();
  const { numDeletedRows } = await trx.deleteFrom("notebook").where("id", "=", id).where("user_id", "=", userId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
