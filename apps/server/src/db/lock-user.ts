import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema/index.ts";

/** Keeps everybody else from the user's row until the transaction ends: what is counted or added up is done under it. */
export async function lockUser(trx: Kysely<Database> | Transaction<Database>, userId: string): Promise<void> {
  await trx
    .updateTable("app_user")
    .set((eb) => ({ vip_to: eb.ref("vip_to") }))
    .where("id", "=", userId)
    .execute();
}
