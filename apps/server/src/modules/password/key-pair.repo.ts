import type { Db } from "../metering/metering.ts";

const SETTING_KEY = "password.privateKey";

/** The deployment's private key (PKCS #8, base64), if it has one. */
export async function readPrivateKey(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", SETTING_KEY).executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.value) as string);
}

/** Stores a key unless there is one: of two processes at once the first decides. */
export async function storePrivateKey(db: Db, privateKey: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ key: SETTING_KEY, value: JSON.stringify(privateKey) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
