import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { clearIndex, findIndexed, forgetIndexed, goneEntries, indexAfter } from "./index-entries.repo.ts";
import { lotsByBytes } from "./lots-by-bytes.ts";
import { type EntryWords, listUnready, readEntries, type Unready } from "./search.repo.ts";
import { dropParts, storeParts, toParts } from "./store-parts.ts";

/** Entries that are looked for at once. */
const UNREADY_AT_ONCE = 50;
/** Units stored by one transaction: nothing else is stored meanwhile. */
const STORED_UNITS = 12_000;
/** What an entry without new parts costs. */
const ENTRY_UNITS = 100;
/** However long a disk took. */
const REST_MAX_MS = 50;
/** Fewer parts are no news to the planner. */
const MEASURED_FROM = 100;
const CHECKED_AT_ONCE = 500;
const LOCK = "work-index";

type Parts = { readonly db: Kysely<Database>; readonly dialect: DatabaseDialect };
/**
 * Makes works ready for the search, part by part; parts that have not changed stay. What is behind is told by comparing states, never
 * by a list of things to do: whatever kills a process, and wherever, the next look finds what is left.
 */
export function createSearchIndexer({ db, dialect }: Parts) {
  const { textIndex } = dialect;
  let prepared: Promise<void> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function prepare(): Promise<void> {
    await dialect.exclusively(db, LOCK, async (trx) => {
      await textIndex.prepare(trx);
      // Rows were copied from another database, or the index was lost: everything is made ready once more.
      if (await textIndex.isEmpty(trx)) await clearIndex(trx);
    });
  }

  async function forget(entryIds: readonly string[]): Promise<void> {
    for (const entryId of entryIds) {
      await dialect.exclusively(db, LOCK, async (trx) => {
        const row = await findIndexed(trx, entryId);
        if (row === null) return;
        await dropParts(trx, textIndex, row.no, row.parts);
        await forgetIndexed(trx, entryId);
      });
    }
  }

  /** Works half of the time, so that others get the other half. Returns how many parts there are. */
  async function storeEntries(userId: string, entries: readonly EntryWords[], isOver: () => boolean): Promise<number> {
    const left = entries.map(({ entryId, stamp, ...words }) => ({ entryId, stamp, wanted: toParts(words, textIndex.partUnits) }));
    const parts = left.reduce((sum, { wanted }) => sum + wanted.length, 0);
    while (left.length > 0 && !isOver()) {
      const begun = performance.now();
      await dialect.exclusively(db, LOCK, async (trx) => {
        for (let most = STORED_UNITS; most > 0 && left[0] !== undefined; ) {
          const { isDone, units } = await storeParts(trx, textIndex, userId, { ...left[0], most });
          most -= units + ENTRY_UNITS;
          if (isDone) left.shift();
        }
      });
      await sleep(Math.min(performance.now() - begun, REST_MAX_MS));
    }
    return parts;
  }

  async function storeUnready(userId: string, unready: readonly Unready[], isOver: () => boolean): Promise<number> {
    let parts = 0;
    for (const [kind, entries] of Map.groupBy(unready, (entry) => entry.kind)) {
      const ids = entries.map(({ entryId }) => entryId);
      for await (const lot of lotsByBytes(db, kind, ids)) {
        if (isOver()) return parts;
        parts += await storeEntries(userId, await readEntries(db, kind, lot), isOver);
      }
    }
    return parts;
  }

  async function refreshNow(userId: string, isOver: () => boolean): Promise<number> {
    await module.prepared();
    let ready = 0;
    let parts = 0;
    while (!isOver()) {
      const unready = await listUnready(db, userId, UNREADY_AT_ONCE);
      if (unready.length === 0) break;
      parts += await storeUnready(userId, unready, isOver);
      ready += unready.length;
    }
    if (parts >= MEASURED_FROM) await textIndex.measure(db);
    return ready;
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

    /** Makes a person's works ready whose words have changed, one person at a time; how many. `isOver` ends it early. */
    refresh(userId: string, isOver: () => boolean = () => false): Promise<number> {
      const refreshed = last.then(() => refreshNow(userId, isOver));
      last = refreshed.catch(() => {});
      return refreshed;
    },

    /** Forgets entries whose works are gone, of one person or of everybody; how many. */
    async sweep(of: { readonly userId?: string } = {}): Promise<number> {
      await module.prepared();
      let forgotten = 0;
      for (let after = ""; ; ) {
        const ids = await indexAfter(db, { ...of, after, limit: CHECKED_AT_ONCE });
        const gone = await goneEntries(db, ids);
        await forget(gone);
        forgotten += gone.length;
        const end = ids.at(-1);
        if (end === undefined || ids.length < CHECKED_AT_ONCE) return forgotten;
        after = end;
        await sleep(0);
      }
    },

    /** Forgets everything of a person. */
    async forgetUser(userId: string): Promise<void> {
      await module.prepared();
      for (;;) {
        const ids = await indexAfter(db, { after: "", limit: CHECKED_AT_ONCE, userId });
        if (ids.length === 0) return;
        await forget(ids);
      }
    },
  };
  return module;
}

export type SearchIndexer = ReturnType<typeof createSearchIndexer>;
