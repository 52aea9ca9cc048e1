import type { Kysely, Selectable, Transaction } from "kysely";
import { AppError } from "../platform/errors.ts";
import type { Database } from "./schema/index.ts";
import type { UserTable } from "./schema/user-table.ts";

/** Keeps everybody else from the user's row until the transaction ends: what is counted or added up is done under it. */
export async function lockUser(trx: Kysely<Database> | Transaction<Database>, userId: string): Promise<void> {
  await trx
    .updateTable("app_user")
    .set((eb) => ({ vip_to: eb.ref("vip_to") }))
    .where("id", "=", userId)
    .execute();
}

/**
 * The same for what must not come into being on an account that has ended: the row, or undefined where it has. Ending one
 * takes the same row first, so whatever is made under this is there when the ending looks for it.
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

/** The same, where an account that has ended is an error. Throws session.invalid. */
export async function requireOpenUser(trx: Kysely<Database> | Transaction<Database>, userId: string): Promise<Selectable<UserTable>> {
  const row = await lockOpenUser(trx, userId);
  if (row === undefined) throw new AppError("session.invalid");
  return row;
}
