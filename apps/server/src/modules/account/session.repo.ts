import type { Insertable, Selectable } from "kysely";
import type { SessionTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";

type LiveSession = Pick<Selectable<SessionTable>, "id" | "user_id" | "last_used_at">;

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto("session").values(session).execute();
}

/** The session behind a token's hash, unless it has expired or been revoked. */
export async function findLiveSession(db: Db, tokenHash: string, now: number): Promise<LiveSession | undefined> {
  return db
    .selectFrom("session")
    .select(["id", "user_id", "last_used_at"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** Which of these sessions are still valid. */
export async function listLiveAmong(db: Db, sessionIds: readonly string[], now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("session")
    .select("id")
    .where("id", "in", [...sessionIds])
    .where("expires_at", ">", now)
    .where("revoked_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function touchSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.updateTable("session").set({ last_used_at: now }).where("id", "=", sessionId).execute();
}

export async function revokeSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.updateTable("session").set({ revoked_at: now }).where("id", "=", sessionId).where("revoked_at", "is", null).execute();
}

/** Valid sessions of a user, last used first. */
export async function listLiveSessions(db: Db, userId: string, now: number): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom("session")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .where("revoked_at", "is", null)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Revokes the user's session `sessionId`; false where it is not valid. */
export async function revokeOwned(db: Db, input: { userId: string; sessionId: string; now: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({ revoked_at: input.now })
    .where("id", "=", input.sessionId)
    .where("user_id", "=", input.userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", input.now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Revokes all valid sessions of a user but one; returns how many. */
export async function revokeOthers(db: Db, input: { userId: string; exceptSessionId: string | null; now: number }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({ revoked_at: input.now })
    .where("user_id", "=", input.userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", input.now)
    .$if(input.exceptSessionId !== null, (query) => query.where("id", "!=", input.exceptSessionId ?? ""))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes sessions that ended before `before`. */
export async function deleteEndedSessions(db: Db, before: number): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<", before).execute();
}
