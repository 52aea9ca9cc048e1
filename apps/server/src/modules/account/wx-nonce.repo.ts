import type { Db } from "../metering/metering.ts";

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
