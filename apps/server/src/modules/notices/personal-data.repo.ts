import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";

const NOTICES_FILE = "notices.json";

/** What a person was told. */
export function noticesPersonalData(db: Db): PersonalData {
  return {
    module: "notices",
    tables: { notice: { archive: NOTICES_FILE, afterDeletion: "deleted" } },

    async *exportPersonalData(userId) {
      const list = jsonList(NOTICES_FILE);
      const told = await db.selectFrom("notice").selectAll().where("user_id", "=", userId).orderBy("id").execute();
      for (const { kind, data, created_at } of told) yield [list.next({ kind, ...JSON.parse(data), at: isoTime(created_at) })];
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      await db.deleteFrom("notice").where("user_id", "=", userId).execute();
      return true;
    },
  };
}
