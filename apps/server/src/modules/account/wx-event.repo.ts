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
