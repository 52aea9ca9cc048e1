import type { Db } from "../metering/metering.ts";

export { listOrphanBlobs, removeOrphanBlob } from "../../db/orphan-blobs.ts";

/** Sets the moment the account ends, unless one is set; undefined = no such account. */
export async function askToClose(db: Db, userId: string, closesAt: number): Promise<number | undefined> {
  const row = await db
    .updateTable("app_user")
    .set((eb) => ({ closes_at: eb.fn.coalesce("closes_at", eb.val(closesAt)) }))
    .where("id", "=", userId)
    .where("closed_at", "is", null)
    .returning("closes_at")
    .executeTakeFirst();
  return row?.closes_at ?? undefined;
}

/** false = nothing to take back. */
export async function takeBack(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("app_user")
    .set({ closes_at: null })
    .where("id", "=", userId)
    .where("closes_at", "is not", null)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Accounts to end, and ended ones with something left to remove; `after` is the last id of the round before. */
export async function listDue(db: Db, input: { now: number; after: string; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom("app_user")
    .select("id")
    .where("closes_at", "is not", null)
    .where("closes_at", "<=", input.now)
    .where("id", ">", input.after)
    .orderBy("id")
    .limit(input.limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the account for one of any number of processes; it also keeps its owner from starting anything meanwhile. */
export async function claimEnd(db: Db, userId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("app_user")
    .set({ closed_at: now })
    .where("id", "=", userId)
    .where("closes_at", "<=", now)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function listIdentities(db: Db, userId: string): Promise<{ provider: string; subject: string }[]> {
  return db.selectFrom("identity").select(["provider", "subject"]).where("user_id", "=", userId).execute();
}

export async function rememberClosedIdentities(db: Db, hashes: readonly string[], now: number): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insertInto("closed_identity")
    .values(hashes.map((identity_hash) => ({ identity_hash, closed_at: now })))
    .onConflict((conflict) => conflict.column("identity_hash").doUpdateSet({ closed_at: now }))
    .execute();
}

export async function anyClosedIdentity(db: Db, hashes: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom("closed_identity")
    .select("identity_hash")
    .where("identity_hash", "in", [...hashes])
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an account has ended and something of it is left; false = another process has finished it. */
export async function isUnfinished(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", userId)
    .where("closed_at", "is not", null)
    .where("closes_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that nothing of an ended account is left; false = another process has noted it. */
export async function markFinished(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("app_user")
    .set({ closes_at: null })
    .where("id", "=", userId)
    .where("closed_at", "is not", null)
    .where("closes_at", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
