import type { Insertable } from "kysely";
import type { CaptchaTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";

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
