import type { Selectable } from "kysely";
import type { UserTable } from "../db/schema/account-tables.ts";
import type { Db } from "../modules/metering/metering.ts";
import { CommandError } from "./command.ts";

/** The user with exactly this name whose account has not ended. Throws CommandError user.unknown. */
export async function findUser(db: Db, username: string): Promise<Selectable<UserTable>> {
  const user = await db
    .selectFrom("app_user")
    .selectAll()
    .where("username", "=", username)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (user === undefined) throw new CommandError("user.unknown", { username });
  return user;
}
