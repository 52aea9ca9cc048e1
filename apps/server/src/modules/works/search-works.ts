import { readsAs } from "@tangleaf/catalogue/reads-as";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Db } from "../metering/metering.ts";
import { askedGrams, gramCode, lettersOf } from "./grams.ts";
import { type Cursor, type FoundWork, listCandidates, lookInto } from "./work.repo.ts";
import type { WorkFilter } from "./work-sources.ts";

/** Entries looked into by one statement: few at first, as a page may be full of them. */
const FIRST_LOT = 50;
const LOT_MAX = 200;

type Asked = { readonly filter: WorkFilter; readonly words: string; readonly cursor: Cursor | null; readonly limit: number };

/**
 * Works whose title or text contains the words, or whose title sounds like them; each once, with its newest draft that does. The
 * index only says where it is not worth looking: what it does not know of is looked into, so nothing is ever missing.
 */
export async function searchWorks(
  db: Db,
  dialect: DatabaseDialect,
  { filter, words, cursor, limit }: Asked,
): Promise<{ found: FoundWork[]; isBehind: boolean }> {
  const asked = askedGrams(gramCode(filter.userId), words);
  const holding = asked === null ? null : dialect.grams.holding(asked);
  const candidates = await listCandidates(db, filter, { cursor, holding });
  const letters = lettersOf(words);
  const works = new Map<string, FoundWork>();
  for (let from = 0, size = FIRST_LOT; from < candidates.length && works.size < limit; from += size, size = LOT_MAX) {
    const lot = candidates.slice(from, from + size);
    const hits = new Set<string>();
    for (const [kind, entries] of Map.groupBy(lot, (entry) => entry.kind)) {
      for (const { entryId, title, facts, has } of await lookInto(db, { kind, ids: entries.map((entry) => entry.entryId), words })) {
        if (has || facts.includes(words) || (letters !== null && readsAs(title, letters))) hits.add(entryId);
      }
    }
    for (const entry of lot) if (hits.has(entry.entryId) && !works.has(entry.id)) works.set(entry.id, entry);
  }
  return { found: [...works.values()].slice(0, limit), isBehind: candidates.some(({ isReady }) => !isReady) };
}
