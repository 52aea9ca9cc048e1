import type { Selectable } from "kysely";
import type { LedgerTable } from "../../db/schema/metering-tables.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { PersonalData } from "../personal-data.ts";
import type { Db } from "./metering.ts";

const ENTRIES_A_LOT = 500;
const KEPT = "kept: the ledger answers for every token given or charged, and sums up only as a whole (docs/decisions/017)";

/** A person's ledger, which is kept when the account ends. */
export function meteringPersonalData(db: Db): PersonalData {
  return {
    module: "metering",
    tables: {
      ledger: { archive: "ledger.json", afterDeletion: KEPT },
      token_grant: { archive: "none: every grant is an entry of ledger.json", afterDeletion: KEPT },
      charge: { archive: "none: every charge is a line of usage.csv, and an entry of ledger.json", afterDeletion: "deleted" },
      balance: { archive: "none: it is the last entry of ledger.json", afterDeletion: KEPT },
    },

    async *exportPersonalData(userId) {
      const list = jsonList("ledger.json");
      for (let afterSeq = 0; ; ) {
        const rows = await readLedger(db, { userId, afterSeq, limit: ENTRIES_A_LOT });
        yield rows.map(({ seq, kind, subject, amount, held_change, balance_after, created_at }) =>
          list.next({ seq, kind, subject, amount, heldChange: held_change, balanceAfter: balance_after, createdAt: isoTime(created_at) }),
        );
        afterSeq = rows.at(-1)?.seq ?? afterSeq;
        if (rows.length < ENTRIES_A_LOT) break;
      }
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      // What they paid stays in the ledger; what it was for has their titles.
      await db.deleteFrom("charge").where("user_id", "=", userId).execute();
      return true;
    },
  };
}

/** Entries of the ledger after `afterSeq`. */
function readLedger(
  db: Db,
  { userId, afterSeq, limit }: { userId: string; afterSeq: number; limit: number },
): Promise<Selectable<LedgerTable>[]> {
  return db
    .selectFrom("ledger")
    .selectAll()
    .where("user_id", "=", userId)
    .where("seq", ">", afterSeq)
    .orderBy("seq")
    .limit(limit)
    .execute();
}
