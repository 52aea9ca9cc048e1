import type { Selectable } from "kysely";
import type { UserTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";

export { bindBlob, dropOrphanBlob, noteOrphanBlob } from "../../db/orphan-blobs.ts";

/** The user's row; undefined where the account has ended. */
export async function findOpenUser(db: Db, userId: string): Promise<Selectable<UserTable> | undefined> {
  return db.selectFrom("app_user").selectAll().where("id", "=", userId).where("closed_at", "is", null).executeTakeFirst();
}

/** Writes what is given, if the avatar is still `headimgBefore`; false = somebody was faster, or the account has ended. */
export async function saveProfile(
  db: Db,
  input: { userId: string; headimgBefore: string; change: { nickname?: string; headimg?: string } },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("app_user")
    .set(input.change)
    .where("id", "=", input.userId)
    .where("headimg", "=", input.headimgBefore)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function saveNickname(db: Db, userId: string, nickname: string): Promise<void> {
  await db.updateTable("app_user").set({ nickname }).where("id", "=", userId).where("closed_at", "is", null).execute();
}
