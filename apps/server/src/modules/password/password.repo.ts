import type { Insertable } from "kysely";
import type { CaptchaTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";

export const PASSWORD_PROVIDER = "password";

/** The user with this folded name, and the password hash. */
export async function findCredential(db: Db, subject: string): Promise<{ user_id: string; hash: string } | undefined> {
  return db
    .selectFrom("identity")
    .innerJoin("password", "password.user_id", "identity.user_id")
    .select(["identity.user_id", "password.hash"])
    .where("identity.provider", "=", PASSWORD_PROVIDER)
    .where("identity.subject", "=", subject)
    .executeTakeFirst();
}

/** The hash of an account, and its folded name. */
export async function findPassword(db: Db, userId: string): Promise<{ subject: string; hash: string } | undefined> {
  return db
    .selectFrom("password")
    .innerJoin("identity", "identity.user_id", "password.user_id")
    .select(["identity.subject", "password.hash"])
    .where("password.user_id", "=", userId)
    .where("identity.provider", "=", PASSWORD_PROVIDER)
    .executeTakeFirst();
}

/** Whether another user signs in by this name or has it as user name. */
export async function nameTaken(db: Db, input: { name: string; subject: string; exceptUserId: string | null }): Promise<boolean> {
  const except = input.exceptUserId ?? "";
  const identity = await db
    .selectFrom("identity")
    .select("user_id")
    .where("provider", "=", PASSWORD_PROVIDER)
    .where("subject", "=", input.subject)
    .where("user_id", "!=", except)
    .executeTakeFirst();
  if (identity !== undefined) return true;
  const user = await db.selectFrom("app_user").select("id").where("username", "=", input.name).where("id", "!=", except).executeTakeFirst();
  return user !== undefined;
}

/** False where the account has a password. */
export async function insertPassword(db: Db, input: { userId: string; hash: string; now: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("password")
    .values({ user_id: input.userId, hash: input.hash, changed_at: input.now })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False where the hash is no longer `oldHash`. */
export async function replacePassword(db: Db, input: { userId: string; oldHash: string; hash: string; now: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("password")
    .set({ hash: input.hash, changed_at: input.now })
    .where("user_id", "=", input.userId)
    .where("hash", "=", input.oldHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Locks the row until the transaction ends, so that the password cannot change; false where it has changed. */
export async function holdPassword(trx: Db, input: { userId: string; hash: string }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("password")
    .set({ hash: input.hash })
    .where("user_id", "=", input.userId)
    .where("hash", "=", input.hash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** False where the name has just been taken. */
export async function insertName(db: Db, input: { userId: string; subject: string; now: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("identity")
    .values({ provider: PASSWORD_PROVIDER, subject: input.subject, user_id: input.userId, created_at: input.now })
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False where the account has ended. */
export async function updateUsername(db: Db, userId: string, username: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("app_user")
    .set({ username })
    .where("id", "=", userId)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function readUsername(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("app_user").select("username").where("id", "=", userId).executeTakeFirst();
  return row?.username;
}

export async function insertCaptcha(db: Db, row: Insertable<CaptchaTable>): Promise<void> {
  await db.insertInto("captcha").values(row).execute();
}

/** Deletes and returns a captcha; one of concurrent calls gets it. */
export async function takeCaptcha(db: Db, id: string): Promise<{ answer_hash: string; expires_at: number } | undefined> {
  return db.deleteFrom("captcha").where("id", "=", id).returning(["answer_hash", "expires_at"]).executeTakeFirst();
}

export async function deleteExpiredCaptchas(db: Db, now: number): Promise<void> {
  await db.deleteFrom("captcha").where("expires_at", "<=", now).execute();
}

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

/** The password. Listed before the account module, because a change of the password locks both rows in this order. */
export const passwordPersonalData: PersonalData = {
  module: "password",
  tables: { password: { archive: "none: a hash is of use only to whoever guesses passwords", afterDeletion: "deleted" } },

  async revokeAccess(trx, userId) {
    await trx.deleteFrom("password").where("user_id", "=", userId).execute();
  },
};
