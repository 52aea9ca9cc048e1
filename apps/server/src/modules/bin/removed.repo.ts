import { sql } from "kysely";
import type { Db } from "../metering/metering.ts";

export { lockUser, requireOpenUser } from "../../db/lock-user.ts";

/** A table of works that are removed by `removed_at`, Unix milliseconds, and belong to `user_id`; `id` names its key. */
export type RemovableTable =
  | { readonly name: "note" | "mindtree"; readonly id: "document_id" }
  | { readonly name: "chart" | "essay" | "data_table"; readonly id: "id" };

/** How many of a person's works are removed. */
export async function countRemoved(db: Db, { name }: RemovableTable, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(name)} where user_id = ${userId} and removed_at is not null
  `.execute(db);
  return Number(rows[0]?.count);
}

/** Removes works, or brings them back with `removedAt` null. */
export async function setRemoved(trx: Db, { name, id }: RemovableTable, ids: readonly string[], removedAt: number | null): Promise<void> {
  await sql`update ${sql.table(name)} set removed_at = ${removedAt} where ${sql.ref(id)} in (${sql.join([...ids])})`.execute(trx);
}

/** Up to `limit` works that are removed since `before`, those that are there longest first. */
export async function listExpired(
  db: Db,
  { name, id }: RemovableTable,
  { before, limit }: { before: number; limit: number },
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select ${sql.ref(id)} as id, user_id from ${sql.table(name)} where removed_at <= ${before} order by removed_at limit ${limit}
  `.execute(db);
  return rows;
}
