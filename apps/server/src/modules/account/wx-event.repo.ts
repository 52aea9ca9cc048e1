import type { Insertable, Selectable } from "kysely";
import type { WxEventTable } from "../../db/schema/wx-event-table.ts";
import type { Db } from "../metering/metering.ts";

export type WxEvent = Selectable<WxEventTable>;

/** Stores an event; one that is there already stays as it is. */
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

/** The first event for a ticket that nobody has dealt with. */
export async function findNewWxEvent(db: Db, ticketHash: string): Promise<WxEvent | undefined> {
  return db
    .selectFrom("wx_event")
    .selectAll()
    .where("ticket_hash", "=", ticketHash)
    .where("state", "=", "new")
    .orderBy("created_at")
    .executeTakeFirst();
}

/** Events that nobody has dealt with, oldest first. */
export async function listNewWxEvents(db: Db): Promise<WxEvent[]> {
  return db.selectFrom("wx_event").selectAll().where("state", "=", "new").orderBy("created_at").execute();
}

/** Takes a new event into `state`; of any number of tries at once one gets true. */
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
