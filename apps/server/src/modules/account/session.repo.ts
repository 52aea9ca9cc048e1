import type { Insertable, Selectable } from "kysely";
import type { SessionTable } from "../../db/schema/session-table.ts";
import type { Db } from "../metering/metering.ts";

type LiveSession = Pick<Selectable<SessionTable>, "id" | "user_id" | "last_used_at">;

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto("session").values(session).execute();
}

/** The session behind a token's hash, unless it has ended or been revoked. */
export async function findLiveSession(db: Db, tokenHash: string, now: number): Promise<LiveSession | undefined> {
  return db
    .selectFrom("session")
    .select(["id", "user_id", "last_used_at"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

export async function touchSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.updateTable("session").set({ last_used_at: now }).where("id", "=", sessionId).execute();
}

export async function revokeSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.updateTable("session").set({ revoked_at: now }).where("id", "=", sessionId).where("revoked_at", "is", null).execute();
}

/** Sessions that ended before `before` are of no use to anybody. */
export async function deleteEndedSessions(db: Db, before: number): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<", before).execute();
}
