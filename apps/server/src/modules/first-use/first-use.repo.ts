import type { Db } from "../metering/metering.ts";

/** Locks the row of an account that waits for its first text; false without a lock for every other one. */
export async function lockWaiting(trx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("app_user")
    .set({ gifts_from: null })
    .where("id", "=", userId)
    .where("gifts_from", "is", null)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** True for exactly one of any number of concurrent first texts. */
export async function openGifts(trx: Db, userId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("app_user")
    .set({ gifts_from: now })
    .where("id", "=", userId)
    .where("gifts_from", "is", null)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
