import type { Kysely, Selectable, Transaction } from "kysely";
import { AppError } from "../platform/errors.ts";
import type { UserTable } from "./schema/account-tables.ts";
import type { Database } from "./schema/index.ts";

/** Locks the user's row until the transaction ends. Anything counted or summed per user is done under it. */
export async function lockUser(trx: Kysely<Database> | Transaction<Database>, userId: string): Promise<void> {
  await trx
    .updateTable("app_user")
    .set((eb) => ({ vip_to: eb.ref("vip_to") }))
    .where("id", "=", userId)
    .execute();
}

/**
 * The same before anything is stored for an account: the row, or undefined where the account has ended. Ending an account
 * locks the same row first, so it finds whatever was stored before.
 */
export async function lockOpenUser(
  trx: Kysely<Database> | Transaction<Database>,
  userId: string,
): Promise<Selectable<UserTable> | undefined> {
  return trx
    .updateTable("app_user")
    .set((eb) => ({ vip_to: eb.ref("vip_to") }))
    .where("id", "=", userId)
    .where("closed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** As above, and throws session.invalid where the account has ended. */
export async function requireOpenUser(trx: Kysely<Database> | Transaction<Database>, userId: string): Promise<Selectable<UserTable>> {
  const row = await lockOpenUser(trx, userId);
  if (row === undefined) throw new AppError("session.invalid");
  return row;
}
