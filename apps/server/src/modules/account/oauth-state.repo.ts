import type { Insertable, Selectable } from "kysely";
import type { OauthStateTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";

export async function insertOauthState(db: Db, row: Insertable<OauthStateTable>): Promise<void> {
  await db.insertInto("oauth_state").values(row).execute();
}

/** Deletes and returns a state, once for any number of concurrent calls. Undefined unless all of it matches. */
export async function takeOauthState(
  db: Db,
  input: { stateHash: string; nonceHash: string; type: "web" | "inapp"; now: number },
): Promise<Selectable<OauthStateTable> | undefined> {
  return db
    .deleteFrom("oauth_state")
    .where("state_hash", "=", input.stateHash)
    .where("nonce_hash", "=", input.nonceHash)
    .where("type", "=", input.type)
    .where("expires_at", ">", input.now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredOauthStates(db: Db, before: number): Promise<void> {
  await db.deleteFrom("oauth_state").where("expires_at", "<", before).execute();
}
