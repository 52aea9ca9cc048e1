import type { Kysely } from "kysely";
import type { Database } from "../../../db/schema/index.ts";
import { generationRow, userRow } from "../../../testing/rows.ts";

/** A user `u1` with generations `g1` and `g2`: what the rows of `file` refer to. */
export async function addOwner(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("app_user")
    .values(userRow({ id: "u1" }))
    .execute();
  const generations = ["g1", "g2"].map((id) => generationRow({ id, user_id: "u1" }));
  await db.insertInto("generation").values(generations).execute();
}
