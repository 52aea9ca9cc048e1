import type { Db } from "../metering/metering.ts";

const SETTING_KEY = "verifyToken.key";

/** The deployment's key for names of browsers (base64), if it has one. */
export async function readVerifyKey(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", SETTING_KEY).executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.value) as string);
}

/** Stores a key unless there is one. */
export async function storeVerifyKey(db: Db, key: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ key: SETTING_KEY, value: JSON.stringify(key) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
