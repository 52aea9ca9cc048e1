import type { RawBuilder } from "kysely";
import type { Db } from "../metering/metering.ts";
import type { Search } from "../search/search.ts";
import { areHeldByMany, type Candidate, type Cursor, type FoundWork, listCandidates, listCandidatesOf, listWorks } from "./work.repo.ts";
import type { WorkFilter } from "./work-sources.ts";

/** Entries looked at together: few at first, as a page may be full of them. */
const FIRST_LOT = 50;
const LOT_MAX = 200;

/** Entries that the index names, beyond which the works are gone through from the newest on: the first lots then fill a page. */
const FEW = 400;

type Asked = { readonly filter: WorkFilter; readonly words: string; readonly cursor: Cursor | null; readonly limit: number };

/** Works whose title or text contains the words, or whose title sounds like them; each once, with its newest draft that does. */
export async function searchWorks(db: Db, search: Search, { filter, words, cursor, limit }: Asked): Promise<FoundWork[]> {
  const { userId } = filter;
  const holding = await search.candidates({ userId, words });
  const works = new Map<string, FoundWork>();
  let isBehind = false;
  for await (const lot of candidateLots(db, filter, { cursor, holding })) {
    isBehind ||= lot.some(({ isReady }) => !isReady);
    const hits = new Set<string>();
    for (const [kind, entries] of Map.groupBy(lot, (entry) => entry.kind)) {
      for (const id of await search.hits({ userId, words, kind, entries })) hits.add(id);
    }
    for (const entry of lot) if (hits.has(entry.entryId) && !works.has(entry.id)) works.set(entry.id, entry);
    if (works.size >= limit) break;
  }
  if (isBehind) search.refreshSoon(userId);
  return [...works.values()].slice(0, limit);
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
