import { readsAs } from "@tangleaf/catalogue/reads-as";
import type { Kysely, RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { isStorageFull } from "../../platform/storage-full.ts";
import type { Clock } from "../../ports/clock.ts";
import { WORDS_MAX_UNITS } from "./cut-parts.ts";
import { lettersOf, pairsOf } from "./letters-of.ts";
import { lotsByBytes } from "./lots-by-bytes.ts";
import { readExcerpt } from "./read-excerpt.ts";
import { activeUsers, entriesOfParts, listHeld, listSearched, listTitles, lookInto } from "./search.repo.ts";
import type { Search, SearchedWords } from "./search.ts";
import type { SearchIndexer } from "./search-indexer.ts";

/** The index is brought up to date hourly for people who were here in this time, before they search. */
const ACTIVE_MS = 2 * 3_600_000;
export type SearchOptions = {
  readonly db: Kysely<Database>;
  readonly dialect: DatabaseDialect;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly indexer: SearchIndexer;
};

/** The search on its index. What the index does not know is looked into, so nothing is ever missing. */
export function createSearch({ db, dialect, clock, log, indexer }: SearchOptions): Search {
  const { textIndex } = dialect;
  const underWay = new Map<string, Promise<void>>();
  let closed = false;

  /** Prepares the index. Returns false where the disk is full; every text is then searched without it. */
  async function isPrepared(): Promise<boolean> {
    try {
      await indexer.prepared();
      return true;
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      return false;
    }
  }

  const containing = ({ userId, words }: SearchedWords) => textIndex.containing(words.slice(0, WORDS_MAX_UNITS), { userId });
  /** Longer words may go on in the next part. */
  const isExact = (words: string) => words.length <= WORDS_MAX_UNITS;

  async function candidates({ userId, words }: SearchedWords): Promise<RawBuilder<unknown> | null> {
    if (!(await isPrepared())) return null;
    const letters = lettersOf(words);
    const held = containing({ userId, words });
    if (letters === null) return entriesOfParts(held);
    return entriesOfParts(
      sql`select id from (${held}) c union all select id from (${textIndex.readingAs(pairsOf(letters), { userId })}) r`,
    );
  }

  /** Looks into the texts themselves. */
  async function look({ kind, ids, words, letters }: { letters: string | null; ids: readonly string[] } & Parameters<typeof lookInto>[2]) {
    const hits: string[] = [];
    for await (const lot of lotsByBytes(db, kind, ids)) {
      for (const { id, title, facts, has } of await lookInto(db, dialect, { kind, ids: lot, words })) {
        if (has || facts.includes(words) || (letters !== null && readsAs(title, letters))) hits.push(id);
      }
    }
    return hits;
  }

  /** One such work of a person at a time, beside the answers. */
  function runBeside(name: string, userId: string, work: () => Promise<unknown>): void {
    const key = `${name} ${userId}`;
    if (closed || underWay.has(key)) return;
    const running = work()
      .then(() => {})
      .catch((error: unknown) => log.error({ err: error }, `the search could not ${name} works`))
      .finally(() => underWay.delete(key));
    underWay.set(key, running);
  }

  const refreshSoon = (userId: string) => runBeside("make ready", userId, () => indexer.refresh(userId, () => closed));

  return {
    candidates,
    refreshSoon,
    forgetGone: (userId) => runBeside("forget", userId, () => indexer.sweep({ userId })),

    async find({ userId, kind, ids, words }) {
      const wanted = new Set(ids);
      const holding = (await isPrepared()) ? entriesOfParts(containing({ userId, words })) : null;
      const entries = (await listSearched(db, { userId, kind, holding })).filter(({ entryId }) => wanted.has(entryId));
      const behind = entries.filter(({ isReady }) => !isReady);
      const looked = isExact(words) ? behind : entries;
      const hits = new Set(isExact(words) ? entries.filter(({ isReady }) => isReady).map(({ entryId }) => entryId) : []);
      const unsure = looked.map(({ entryId }) => entryId);
      for (const id of await look({ kind, ids: unsure, words, letters: null })) hits.add(id);
      if (behind.length > 0) refreshSoon(userId);
      return hits;
    },

    async hits({ userId, kind, entries, words }) {
      const letters = lettersOf(words);
      const isKnown = (entry: { isReady: boolean }) => entry.isReady && isExact(words);
      const unsure = entries.filter((entry) => !isKnown(entry)).map(({ entryId }) => entryId);
      const known = entries.filter(isKnown).map(({ entryId }) => entryId);
      const hits = new Set(await look({ kind, ids: unsure, words, letters }));
      if (known.length === 0) return hits;
      const held = letters === null ? known : await listHeld(db, known, entriesOfParts(containing({ userId, words })));
      for (const id of held) hits.add(id);
      const others = known.filter((id) => !hits.has(id));
      if (letters === null || others.length === 0) return hits;
      for (const { id, title } of await listTitles(db, kind, others)) if (readsAs(title, letters)) hits.add(id);
      return hits;
    },

    excerpt: (wanted) => readExcerpt({ db, dialect }, wanted),

    async tidy() {
      for (const userId of await activeUsers(db, clock.now() - ACTIVE_MS)) {
        if (closed) return;
        await indexer.refresh(userId, () => closed);
      }
      const forgotten = await indexer.sweep();
      if (forgotten > 0) log.info({ forgotten }, "forgot works that are gone in the search");
    },

    async close() {
      closed = true;
      await Promise.all(underWay.values());
    },
  };
}
