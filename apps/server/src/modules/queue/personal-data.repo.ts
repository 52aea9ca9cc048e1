import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { PersonalData } from "../personal-data.ts";

export function queuePersonalData(db: Kysely<Database>): PersonalData {
  return {
    module: "queue",
    tables: { queue_item: { archive: "none: an item is there only while something waits or is worked on", afterDeletion: "deleted" } },

    /** What the person had running was stopped before, and took its items with it: of the rest nothing is left to do. */
    async erasePersonalData(userId) {
      await db.deleteFrom("queue_item").where("user_id", "=", userId).execute();
      return true;
    },
  };
}
