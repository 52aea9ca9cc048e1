import type { Kysely, Transaction } from "kysely";
import type { DatabaseDialect } from "./dialects/database-dialect.ts";
import type { Database } from "./schema/index.ts";

/** An avatar's address (`app_user.headimg`) is "/" and its key; other addresses are not ours. */
const AVATAR_ADDRESS = /^\/(avatars\/[\w.-]+)$/;

/**
 * Keys of all stored files that rows name, with the size where the row has it. Without closed accounts: their files are
 * removed before their rows.
 */
export async function listNamedBlobs(
  db: Kysely<Database> | Transaction<Database>,
  dialect: DatabaseDialect,
): Promise<ReadonlyMap<string, number | null>> {
  let files = db.selectFrom("file").innerJoin("app_user", "app_user.id", "file.user_id").select(["file.blob_key", "file.size_bytes"]);
  let people = db.selectFrom("app_user").where("headimg", "!=", "").select("headimg");
  // A database of an older program has no closed accounts.
  if (await dialect.tableExists(db, "closed_identity")) {
    files = files.where("app_user.closed_at", "is", null);
    people = people.where("closed_at", "is", null);
  }
  const named = new Map<string, number | null>();
  for (const { blob_key, size_bytes } of await files.execute()) named.set(blob_key, size_bytes);
  // A database of an older program has no tables.
  if (await dialect.tableExists(db, "data_table_blob")) {
    const tables = db
      .selectFrom("data_table_blob")
      .innerJoin("app_user", "app_user.id", "data_table_blob.user_id")
      .where("app_user.closed_at", "is", null)
      .select(["data_table_blob.blob_key", "data_table_blob.bytes"]);
    for (const { blob_key, bytes } of await tables.execute()) named.set(blob_key, bytes);
  }
  for (const { headimg } of await people.execute()) {
    const key = AVATAR_ADDRESS.exec(headimg)?.[1];
    if (key !== undefined) named.set(key, null);
  }
  return named;
}
