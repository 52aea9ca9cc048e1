import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import type { Blobs } from "../ports/blobs.ts";
import type { Database } from "./schema/index.ts";

type Db = Kysely<Database> | Transaction<Database>;

const BEING_REMOVED = 0;

/** Notes a blob without a row: before it is stored, or in the transaction that removes its row. */
export async function noteOrphanBlob(db: Db, blobKey: string, now: number): Promise<void> {
  await db
    .insertInto("orphan_blob")
    .values({ blob_key: blobKey, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In the transaction that inserts a blob's row. False where its removal has begun: then it must not be used. */
export async function bindBlob(trx: Db, blobKey: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("orphan_blob")
    .where("blob_key", "=", blobKey)
    .where("since", ">", BEING_REMOVED)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Up to `limit` blobs that have been orphans since `before`, or whose removal was begun and not finished. */
export async function listOrphanBlobs(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db.selectFrom("orphan_blob").select("blob_key").where("since", "<=", before).orderBy("since").limit(limit).execute();
  return rows.map(({ blob_key }) => blob_key);
}

/**
 * Removes an orphan blob by `remove`; false where a row names it now, or it is gone. It is marked first: a marked blob cannot
 * get a row, and an interrupted removal is continued later.
 */
export async function removeOrphanBlob(db: Db, blobKey: string, remove: (blobKey: string) => Promise<void>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("orphan_blob")
    .set({ since: BEING_REMOVED })
    .where("blob_key", "=", blobKey)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await remove(blobKey);
  await db.deleteFrom("orphan_blob").where("blob_key", "=", blobKey).execute();
  return true;
}

/** Removes a blob now if it is still an orphan; a failure is left to the periodic removal of the account-deletion module. */
export async function dropOrphanBlob({ db, blobs, log }: { db: Db; blobs: Blobs; log: Logger }, blobKey: string): Promise<void> {
  try {
    await removeOrphanBlob(db, blobKey, blobs.remove);
  } catch (error) {
    log.warn({ err: error }, "could not remove a blob without its row yet");
  }
}
