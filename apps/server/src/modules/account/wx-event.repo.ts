import type { Insertable, Selectable } from "kysely";
import type { WxEventTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";

export type WxEvent = Selectable<WxEventTable>;

/** Stores an event; a repeat changes nothing. */
export async function insertWxEvent(db: Db, row: Insertable<WxEventTable>): Promise<void> {
  await db
    .insertInto("wx_event")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findWxEvent(db: Db, dedupeKey: string): Promise<WxEvent | undefined> {
  return db.selectFrom("wx_event").selectAll().where("dedupe_key", "=", dedupeKey).executeTakeFirst();
}

/** The first open event for a ticket. */
export async function findNewWxEvent(db: Db, ticketHash: string): Promise<WxEvent | undefined> {
  return db
    .selectFrom("wx_event")
    .selectAll()
    .where("ticket_hash", "=", ticketHash)
    .where("state", "=", "new")
    .orderBy("created_at")
    .executeTakeFirst();
}

/** Open events, oldest first. */
export async function listNewWxEvents(db: Db): Promise<WxEvent[]> {
  return db.selectFrom("wx_event").selectAll().where("state", "=", "new").orderBy("created_at").execute();
}

/** Moves a new event into `state`; true for exactly one of any number of concurrent calls. */
export async function takeWxEvent(db: Db, dedupeKey: string, state: "done" | "ignored"): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("wx_event")
    .set({ state })
    .where("dedupe_key", "=", dedupeKey)
    .where("state", "=", "new")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteOldWxEvents(db: Db, before: number): Promise<void> {
  await db.deleteFrom("wx_event").where("created_at", "<", before).execute();
}

/**
 * Stores a nonce with its message; false where it is stored with another one. Of any number of concurrent calls, in any
 * number of processes, the first decides.
 */
export async function bindNonce(db: Db, input: { nonceKey: string; messageKey: string; now: number }): Promise<boolean> {
  await db
    .insertInto("wx_nonce")
    .values({ nonce_key: input.nonceKey, message_key: input.messageKey, created_at: input.now })
    .onConflict((conflict) => conflict.column("nonce_key").doNothing())
    .execute();
  const { message_key } = await db
    .selectFrom("wx_nonce")
    .select("message_key")
    .where("nonce_key", "=", input.nonceKey)
    .executeTakeFirstOrThrow();
  return message_key === input.messageKey;
}

export async function deleteOldNonces(db: Db, before: number): Promise<void> {
  await db.deleteFrom("wx_nonce").where("created_at", "<", before).execute();
}
