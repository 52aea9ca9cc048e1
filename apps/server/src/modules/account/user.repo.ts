import type { Insertable, Selectable } from "kysely";
import type { IdentityTable, UserTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";

export { lockOpenUser, requireOpenUser } from "../../db/lock-user.ts";

export async function findUser(db: Db, userId: string): Promise<Selectable<UserTable> | undefined> {
  return db.selectFrom("app_user").selectAll().where("id", "=", userId).executeTakeFirst();
}

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom("password").select("user_id").where("user_id", "=", userId).executeTakeFirst()) !== undefined;
}

export async function findUserByIdentity(db: Db, provider: string, subject: string): Promise<Selectable<UserTable> | undefined> {
  return db
    .selectFrom("identity")
    .innerJoin("app_user", "app_user.id", "identity.user_id")
    .selectAll("app_user")
    .where("identity.provider", "=", provider)
    .where("identity.subject", "=", subject)
    .executeTakeFirst();
}

export async function findUserIdByInviteCode(db: Db, inviteCode: string): Promise<string | undefined> {
  const row = await db.selectFrom("app_user").select("id").where("invite_code", "=", inviteCode).executeTakeFirst();
  return row?.id;
}

export async function usernameTaken(db: Db, username: string): Promise<boolean> {
  const row = await db.selectFrom("app_user").select("id").where("username", "=", username).executeTakeFirst();
  return row !== undefined;
}

/** Throws on a name or identity another transaction has just taken. */
export async function insertUser(db: Db, user: Insertable<UserTable>, identities: readonly Insertable<IdentityTable>[]): Promise<void> {
  await db.insertInto("app_user").values(user).execute();
  await db
    .insertInto("identity")
    .values([...identities])
    .execute();
}

/** Adds unknown identities; one that belongs to another user stays theirs. */
export async function addIdentities(db: Db, identities: readonly Insertable<IdentityTable>[]): Promise<void> {
  await db
    .insertInto("identity")
    .values([...identities])
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .execute();
}
