import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";

const MODERATION_FILE = "moderation.json";

/** What the moderation found in what a person sent or was written. */
export function moderationPersonalData(db: Db): PersonalData {
  return {
    module: "moderation-log",
    tables: { moderation_finding: { archive: MODERATION_FILE, afterDeletion: "deleted" } },

    async *exportPersonalData(userId) {
      const list = jsonList(MODERATION_FILE);
      const rows = await db.selectFrom("moderation_finding").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
      // The operator's list is not the person's: which line of it was found is left out.
      for (const { id, generation_id, kind, side, category, action, excerpt, created_at } of rows) {
        yield [list.next({ id, generationId: generation_id, kind, side, category, action, excerpt, at: isoTime(created_at) })];
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      await db.deleteFrom("moderation_finding").where("user_id", "=", userId).execute();
      return true;
    },
  };
}
