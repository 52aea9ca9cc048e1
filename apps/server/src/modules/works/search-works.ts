import { readsAs } from "@tangleaf/catalogue/reads-as";
import type { RawBuilder } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Db } from "../metering/metering.ts";
import { askedGrams, gramCode, lettersOf } from "./grams.ts";
import {
  areHeldByMany,
  type Candidate,
  type Cursor,
  type FoundWork,
  listCandidates,
  listCandidatesOf,
  listWorks,
  lookInto,
} from "./work.repo.ts";
import type { WorkFilter } from "./work-sources.ts";

/** Entries looked into by one statement: few at first, as a page may be full of them. */
const FIRST_LOT = 50;
const LOT_MAX = 200;

/** Entries that hold the pairs, beyond which the works are gone through from the newest on: the first lots then fill a page. */
const FEW = 400;

type Asked = {
  readonly filter: WorkFilter;
  readonly words: string;
  readonly cursor: Cursor | null;
  readonly limit: number /** false = the index cannot be asked. */;
  readonly isPrepared: boolean;
};

/**
 * Works whose title or text contains the words, or whose title sounds like them; each once, with its newest draft that does. The
 * index only says where it is not worth looking: what it does not know of is looked into, so nothing is ever missing.
 */
export async function searchWorks(
  db: Db,
  dialect: DatabaseDialect,
  { filter, words, cursor, limit, isPrepared }: Asked,
): Promise<{ found: FoundWork[]; isBehind: boolean }> {
  const asked = !isPrepared ? null : askedGrams(gramCode(filter.userId), words);
  const holding = asked === null ? null : dialect.grams.holding(asked);
  const letters = lettersOf(words);
  const works = new Map<string, FoundWork>();
  let isBehind = false;
  for await (const lot of candidateLots(db, filter, { cursor, holding })) {
    isBehind ||= lot.some(({ isReady }) => !isReady);
    const hits = new Set<string>();
    for (const [kind, entries] of Map.groupBy(lot, (entry) => entry.kind)) {
      for (const { entryId, title, facts, has } of await lookInto(db, { kind, ids: entries.map((entry) => entry.entryId), words })) {
        if (has || facts.includes(words) || (letters !== null && readsAs(title, letters))) hits.add(entryId);
      }
    }
    for (const entry of lot) if (hits.has(entry.entryId) && !works.has(entry.id)) works.set(entry.id, entry);
    if (works.size >= limit) break;
  }
  return { found: [...works.values()].slice(0, limit), isBehind };
}

type Candidates = { readonly cursor: Cursor | null; readonly holding: RawBuilder<unknown> | null };

/** What may have the words, newest work first, a few at a time. */
async function* candidateLots(db: Db, filter: WorkFilter, { cursor, holding }: Candidates): AsyncGenerator<readonly Candidate[]> {
  if (holding === null || !(await areHeldByMany(db, holding, FEW))) {
    yield* lotsOf(await listCandidates(db, filter, { cursor, holding }));
    return;
  }
  // To find the moment of each of thousands of pieces costs more than to find those of the newest.
  for (const works of lotsOf(await listWorks(db, filter, { cursor })))
    yield* lotsOf(await listCandidatesOf(db, filter, { works, holding }));
}

function* lotsOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0, size = FIRST_LOT; from < list.length; from += size, size = LOT_MAX) yield list.slice(from, from + size);
}
