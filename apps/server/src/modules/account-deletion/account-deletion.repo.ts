import { type SqlBool, sql } from "kysely";
import type { Db } from "../metering/metering.ts";

export { listOrphanBlobs, removeOrphanBlob } from "../../db/orphan-blobs.ts";

/** Words are still there: only then has a row a task. Spelled as in the index `generation_to_forget`. */
const HAS_WORDS = sql<SqlBool>`task <> '{}'`;

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

export async function listRunning(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("generation")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "in", ["queued", "writing"])
    .execute();
  return rows.map(({ id }) => id);
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

/** Every way in. */
export async function deleteSignIns(db: Db, userId: string): Promise<void> {
  // In the order in which a change of the password takes them: nobody waits in a circle.
  await db.deleteFrom("password").where("user_id", "=", userId).execute();
  await db.deleteFrom("identity").where("user_id", "=", userId).execute();
  await db.deleteFrom("session").where("user_id", "=", userId).execute();
  await db.deleteFrom("login_qr").where("user_id", "=", userId).execute();
}

/** Takes the person out of the row. `headimg` and `closes_at` stay until everything they lead to is gone. */
export async function anonymise(db: Db, input: { userId: string; username: string; nickname: string; inviteCode: string }): Promise<void> {
  await db
    .updateTable("app_user")
    .set({
      username: input.username,
      nickname: input.nickname,
      invite_code: input.inviteCode,
      vip_from: null,
      vip_to: null,
      unlimited: 0,
      sign_up_device: null,
    })
    .where("id", "=", input.userId)
    .execute();
}

export async function listFiles(db: Db, userId: string, limit: number): Promise<{ id: string; blob_key: string }[]> {
  return db.selectFrom("file").select(["id", "blob_key"]).where("user_id", "=", userId).limit(limit).execute();
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom("file").where("id", "=", id).execute();
}

export async function listWordsOf(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom("generation").select("id").where("user_id", "=", userId).where(HAS_WORDS).limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function listRemovedWords(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("generation")
    .select("id")
    .where("removed_at", "is not", null)
    .where("removed_at", "<=", before)
    .where(HAS_WORDS)
    .where("status", "not in", ["queued", "writing"])
    .orderBy("removed_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Empties texts of everything a person wrote or was written for them; what was counted and charged stays. */
export async function forgetWords(db: Db, ids: readonly string[], now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("generation")
    .set((eb) => ({
      title: "",
      input: "{}",
      task: "{}",
      text: "",
      edited_text: null,
      edited_up_to: 0,
      search_text: "",
      request_id: null,
      removed_at: eb.fn.coalesce("removed_at", eb.val(now)),
    }))
    .where("id", "in", [...ids])
    .where("status", "not in", ["queued", "writing"])
    .where(HAS_WORDS)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Address of the avatar of an ended account that is not finished; undefined = another process has finished it. */
export async function findUnfinished(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("app_user")
    .select("headimg")
    .where("id", "=", userId)
    .where("closed_at", "is not", null)
    .where("closes_at", "is not", null)
    .executeTakeFirst();
  return row?.headimg;
}

/** The last word on an account; false = another process has said it. */
export async function markFinished(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("app_user")
    .set({ headimg: "", closes_at: null })
    .where("id", "=", userId)
    .where("closed_at", "is not", null)
    .where("closes_at", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
