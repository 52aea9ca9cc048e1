import type { Insertable, Selectable } from "kysely";
import type { LoginQrTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";

export async function insertLoginQr(db: Db, row: Insertable<LoginQrTable>): Promise<void> {
  await db.insertInto("login_qr").values(row).execute();
}

export async function findLoginQr(db: Db, id: string): Promise<Selectable<LoginQrTable> | undefined> {
  return db.selectFrom("login_qr").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findLoginQrByTicket(db: Db, ticketHash: string): Promise<Selectable<LoginQrTable> | undefined> {
  return db.selectFrom("login_qr").selectAll().where("ticket", "=", ticketHash).executeTakeFirst();
}

export async function markScanned(db: Db, id: string): Promise<void> {
  await db.updateTable("login_qr").set({ state: "scanned" }).where("id", "=", id).where("state", "=", "waiting").execute();
}

/** True for exactly one of any number of concurrent confirmations. A code is confirmed only through the page it was opened with. */
export async function takeForConfirming(
  db: Db,
  { ticketHash, platform, now }: { ticketHash: string; platform: LoginQrTable["platform"]; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("login_qr")
    .set({ state: "confirmed" })
    .where("ticket", "=", ticketHash)
    .where("platform", "=", platform)
    .where("state", "in", ["waiting", "scanned"])
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function setConfirmedUser(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable("login_qr").set({ user_id: userId }).where("id", "=", id).execute();
}

/** True for exactly one of any number of concurrent polls: the token is handed out once. */
export async function takeForSignIn(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("login_qr")
    .set({ state: "used" })
    .where("id", "=", id)
    .where("state", "=", "confirmed")
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteExpiredLoginQrs(db: Db, before: number): Promise<void> {
  await db.deleteFrom("login_qr").where("expires_at", "<", before).execute();
}
