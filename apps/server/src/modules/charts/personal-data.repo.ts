import type { Kysely } from "kysely";
import { sumOwnOctets } from "../../db/octet-sums.ts";
import type { Database } from "../../db/schema/index.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData, StoredBytes } from "../personal-data.ts";
import { chartsAfter, deleteChartsOf } from "./chart.repo.ts";

const FILE = "charts.json";
const ROWS_AT_ONCE = 50;

/** Charts of a person with their figures, those in the bin too. */
export function chartsPersonalData({ db }: { db: Kysely<Database> }): PersonalData {
  return {
    module: "charts",
    tables: { chart: { archive: FILE, afterDeletion: "deleted" } },

    async *exportPersonalData(userId) {
      const list = jsonList(FILE);
      for (let after = ""; ; ) {
        const rows = await chartsAfter(db, userId, after, ROWS_AT_ONCE);
        for (const { id, title, spec, ...row } of rows) {
          const times = { createdAt: isoTime(row.created_at), updatedAt: isoTime(row.updated_at), removedAt: isoOrNull(row.removed_at) };
          yield [list.next({ chartId: id, title, ...times, chart: JSON.parse(spec) as object })];
        }
        const last = rows.at(-1);
        if (last === undefined || rows.length < ROWS_AT_ONCE) break;
        after = last.id;
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      await deleteChartsOf(db, userId);
      return true;
    },
  };
}

/** Counts the bytes of stored charts. */
export async function countChartBytes(on: Db, userId: string): Promise<StoredBytes[]> {
  return [{ kind: "charts", ...(await sumOwnOctets(on, "chart", { userId, columns: ["spec", "search_text"] })) }];
}
