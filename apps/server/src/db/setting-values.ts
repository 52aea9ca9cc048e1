import type { Kysely } from "kysely";
import type { SharedValues } from "../ports/shared-values.ts";
import type { Database } from "./schema/index.ts";

/** Shared values as rows of the table `setting`, which every process reads. */
export function createSettingValues(db: Kysely<Database>): SharedValues {
  return {
    async read(key) {
      const row = await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst();
      return row === undefined ? null : row.value;
    },
    async write(key, value) {
      await db
        .insertInto("setting")
        .values({ key, value })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
        .execute();
    },
  };
}
