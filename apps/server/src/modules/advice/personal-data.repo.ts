import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";

const ADVICE_FILE = "advice.json";

/** What a person said of the product. */
export function advicePersonalData(db: Db): PersonalData {
  return {
    module: "advice",
    tables: {
      advice: { archive: ADVICE_FILE, afterDeletion: "deleted" },
      nps_question: { archive: ADVICE_FILE, afterDeletion: "deleted" },
    },

    async *exportPersonalData(userId) {
      const list = jsonList(ADVICE_FILE);
      const said = await db.selectFrom("advice").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();
      for (const { star, content, contact, created_at } of said) yield [list.next({ star, content, contact, at: isoTime(created_at) })];
      const asked = await db.selectFrom("nps_question").selectAll().where("user_id", "=", userId).orderBy("asked_at").execute();
      for (const { rate, advice, asked_at } of asked) yield [list.next({ rate, content: advice, at: isoTime(asked_at) })];
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      await db.deleteFrom("advice").where("user_id", "=", userId).execute();
      await db.deleteFrom("nps_question").where("user_id", "=", userId).execute();
      return true;
    },
  };
}
