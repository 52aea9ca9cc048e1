import type { OrderStatus } from "@tangleaf/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { PayOrderTable } from "../../db/schema/pay-order-table.ts";
import type { Db } from "../metering/metering.ts";

export { lockUser, requireOpenUser } from "../../db/lock-user.ts";

export type OrderRow = Selectable<PayOrderTable>;

/** Cancelled, timed out. */
const ENDED_UNPAID: readonly OrderStatus[] = [4, 5];

export async function insertOrder(trx: Db, row: Insertable<PayOrderTable>): Promise<void> {
  await trx.insertInto("pay_order").values(row).execute();
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom("pay_order").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findOwnedOrder(db: Db, userId: string, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom("pay_order").selectAll().where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
}

export async function findByRequest(db: Db, userId: string, requestId: string): Promise<OrderRow | undefined> {
  return db.selectFrom("pay_order").selectAll().where("user_id", "=", userId).where("request_id", "=", requestId).executeTakeFirst();
}

export async function findOpen(db: Db, userId: string): Promise<OrderRow | undefined> {
  return db.selectFrom("pay_order").selectAll().where("user_id", "=", userId).where("status", "=", 1).executeTakeFirst();
}

/**
 * A page of a person's orders, newest first. Left out is what ended unpaid and was closed at the platform: nothing can come of it
 * any more. One that nobody could tell about stays, so that its owner can have it looked up.
 */
export async function listOrders(
  db: Db,
  { userId, page, size }: { userId: string; page: number; size: number },
): Promise<{ total: number; rows: readonly OrderRow[] }> {
  const owned = db
    .selectFrom("pay_order")
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb("status", "not in", ENDED_UNPAID),
        eb("ask_at", "is not", null),
        eb("transaction_id", "is not", null),
        eb("note", "is not", null),
      ]),
    );
  const { total } = await owned.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await owned
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: Number(total), rows };
}

/** Whether gifts may be claimed: without a platform's proof, not before the first text. */
export async function giftsOpen(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom("app_user").select("gifts_from").where("id", "=", userId).executeTakeFirst();
  return row !== undefined && row.gifts_from !== null;
}

export async function claimedGoods(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("pay_order").select("goods_id").where("user_id", "=", userId).where("source", "=", "claim").execute();
  return new Set(rows.map(({ goods_id }) => goods_id));
}

/** Stores a claim; false where the person has it already (true for exactly one of concurrent calls). */
export async function insertClaim(trx: Db, row: Insertable<PayOrderTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto("pay_order")
    .values(row)
    // Without a conflict target: SQLite cannot match a bound value with the condition of a partial index.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setCodeUrl(db: Db, id: string, codeUrl: string): Promise<void> {
  await db.updateTable("pay_order").set({ code_url: codeUrl }).where("id", "=", id).execute();
}

/** Makes the platform be asked now about an order that ended unpaid. */
export async function lookAgainIfEnded(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("pay_order").set({ ask_at: now, asked: 0 }).where("id", "=", id).where("status", "in", ENDED_UNPAID).execute();
}

/** Moves an order from one of `from` to `change.status`; false where it had another status. */
export async function moveOrder(
  db: Db,
  id: string,
  from: readonly OrderStatus[],
  change: Partial<OrderRow> & { status: OrderStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("pay_order")
    .set(change)
    .where("id", "=", id)
    .where("status", "in", [...from])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function updateOrder(db: Db, id: string, change: Partial<OrderRow>): Promise<void> {
  await db.updateTable("pay_order").set(change).where("id", "=", id).execute();
}

/** Ends the questions about an order that ended unpaid and of which the platform did not say that it is closed. */
export async function leaveToOperator(db: Db, id: string): Promise<void> {
  await db
    .updateTable("pay_order")
    .set((eb) => ({ ask_at: null, note: eb.fn.coalesce("note", eb.val("not closed at the platform")) }))
    .where("id", "=", id)
    .where("ask_at", "is not", null)
    .execute();
}

/** Orders of these providers that are to be asked about. */
export async function listDue(
  db: Db,
  { providers, now, limit }: { providers: readonly string[]; now: number; limit: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom("pay_order")
    .selectAll()
    .where("ask_at", "<=", now)
    .where("provider", "in", [...providers])
    .orderBy("ask_at")
    .limit(limit)
    .execute();
}

/** Reserves the next question about an order; true in exactly one process. */
export async function takeTurn(db: Db, row: OrderRow, nextAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("pay_order")
    .set({ ask_at: nextAt, asked: row.asked + 1 })
    .where("id", "=", row.id)
    .where("ask_at", "=", row.ask_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores a notification; returns the id of another one with the same nonce, if there is one. */
export async function noteNotice(
  trx: Db,
  notification: { id: string; nonceKey: string; orderId: string; event: string; now: number },
): Promise<{ known: boolean; forged: boolean }> {
  const inserted = await trx
    .insertInto("pay_notification")
    .values({
      id: notification.id,
      nonce_key: notification.nonceKey,
      order_id: notification.orderId,
      event: notification.event,
      created_at: notification.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted !== undefined) return { known: false, forged: false };
  const same = await trx.selectFrom("pay_notification").select("id").where("id", "=", notification.id).executeTakeFirst();
  return { known: same !== undefined, forged: same === undefined };
}

export async function forgetNotices(db: Db, before: number): Promise<void> {
  await db.deleteFrom("pay_notification").where("created_at", "<", before).execute();
}

/** Moves the spans of a person's orders from `after` on forward: days before them were withdrawn. */
export async function moveSpansForward(trx: Db, userId: string, { after, byMs }: { after: number; byMs: number }): Promise<void> {
  await trx
    .updateTable("pay_order")
    .set((eb) => ({ member_from: eb("member_from", "-", byMs), member_to: eb("member_to", "-", byMs) }))
    .where("user_id", "=", userId)
    .where("member_from", ">=", after)
    .execute();
}

/** Cuts the spans of a person's orders at `now`: later days belong to no order any more. */
export async function endSpans(trx: Db, userId: string, now: number): Promise<void> {
  const least = (column: "member_from" | "member_to") =>
    sql<number>`case when ${sql.ref(column)} > ${now} then ${now} else ${sql.ref(column)} end`;
  await trx
    .updateTable("pay_order")
    .set({ member_from: least("member_from"), member_to: least("member_to") })
    .where("user_id", "=", userId)
    .where("member_to", ">", now)
    .execute();
}

export async function readMembership(trx: Db, userId: string) {
  return trx.selectFrom("app_user").select(["vip_from", "vip_to", "unlimited"]).where("id", "=", userId).executeTakeFirst();
}

export async function setMembership(trx: Db, userId: string, span: { from: number; to: number; unlimited: boolean }): Promise<void> {
  await trx
    .updateTable("app_user")
    .set({ vip_from: span.from, vip_to: span.to, unlimited: span.unlimited ? 1 : 0 })
    .where("id", "=", userId)
    .execute();
}
