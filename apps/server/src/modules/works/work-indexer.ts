import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import type { Db } from "../metering/metering.ts";
import { gramCode, gramsOf } from "./grams.ts";
import { clearIndex, forgetEntries, goneEntries, indexAfter, markReady, readUnready } from "./work.repo.ts";
import type { WorkFilter } from "./work-sources.ts";

/** Made ready in one transaction; small, so that nobody waits for it. */
const ENTRIES_A_LOT = 10;
/** Fewer are no news to the planner. */
const MEASURED_FROM = 100;
const CHECKED_A_LOT = 500;
const LOCK = "work-index";

type Parts = { readonly db: Kysely<Database>; readonly dialect: DatabaseDialect };

/**
 * Makes works ready for the search. What is behind is told by comparing states, never by a list of things to do: whatever kills a
 * process, and wherever, the next look finds what is left.
 */
export function createWorkIndexer({ db, dialect }: Parts) {
  let prepared: Promise<void> | null = null;

  async function prepare(): Promise<void> {
    await dialect.exclusively(db, LOCK, async (trx) => {
      await dialect.grams.prepare(trx);
      // Rows were copied from another database, or the store was lost: everything is made ready once more.
      if (await dialect.grams.isEmpty(trx)) await clearIndex(trx);
    });
  }

  async function forget(trx: Db, entries: Parameters<typeof forgetEntries>[1]): Promise<void> {
    if (entries.length === 0) return;
    await dialect.grams.drop(
      trx,
      entries.map(({ no }) => no),
    );
    await forgetEntries(trx, entries);
  }

  const module = {
    /** Before anything is searched. */
    prepared(): Promise<void> {
      prepared ??= prepare().catch((error: unknown) => {
        prepared = null;
        throw error;
      });
      return prepared;
    },

    /** Makes a person's works ready whose words have changed; how many. `isOver` ends it early. */
    async refresh(filter: WorkFilter, isOver: () => boolean = () => false): Promise<number> {
      await module.prepared();
      const code = gramCode(filter.userId);
      let ready = 0;
      while (!isOver()) {
        const entries = await readUnready(db, filter, ENTRIES_A_LOT);
        if (entries.length === 0) break;
        const grams = new Map<string, number[]>();
        for (const entry of entries) grams.set(entry.entryId, await gramsOf(code, entry));
        await dialect.exclusively(db, LOCK, async (trx) => {
          const nos = await markReady(trx, filter.userId, entries);
          const stored = [...nos].map(([entryId, no]) => ({ no, grams: grams.get(entryId) ?? [] }));
          await dialect.grams.put(trx, stored);
        });
        ready += entries.length;
        await nextTurn();
      }
      if (ready >= MEASURED_FROM) await dialect.grams.measure(db);
      return ready;
    },

    /** Forgets entries whose works are gone; how many. */
    async sweep(): Promise<number> {
      await module.prepared();
      let forgotten = 0;
      for (let after = ""; ; ) {
        const rows = await indexAfter(db, { after, limit: CHECKED_A_LOT });
        const gone = await goneEntries(db, rows);
        if (gone.length > 0) await dialect.exclusively(db, LOCK, (trx) => forget(trx, gone));
        forgotten += gone.length;
        const last = rows.at(-1);
        if (last === undefined || rows.length < CHECKED_A_LOT) return forgotten;
        after = last.entryId;
        await nextTurn();
      }
    },

    /** Forgets everything of a person. */
    async forgetUser(userId: string): Promise<void> {
      await module.prepared();
      for (;;) {
        const rows = await indexAfter(db, { after: "", limit: CHECKED_A_LOT, userId });
        if (rows.length === 0) return;
        await dialect.exclusively(db, LOCK, (trx) => forget(trx, rows));
      }
    },
  };
  return module;
}

export type WorkIndexer = ReturnType<typeof createWorkIndexer>;
