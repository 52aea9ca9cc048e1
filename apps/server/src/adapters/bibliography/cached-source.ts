import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { AnswerCache, FoundWork, WorkSource } from "../../ports/bibliography.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 30 * DAY_MS;
/** What was not found may be published tomorrow. */
const NOTHING_KEPT_MS = DAY_MS;
/** Grows with the shape of FoundWork: answers kept in an older one are not found any more. */
const SHAPE = 1;

/**
 * A source that is asked the same only once in 30 days. The key is a hash, so what people search for is not stored; `base` is
 * part of it, so the sandbox's works are never a real source's answer. Without its cache it asks every time.
 */
export function createCachedSource(input: { source: WorkSource; base: string; cache: AnswerCache; log: Logger }): WorkSource {
  const { source, base, cache, log } = input;

  async function cached<T>(question: readonly unknown[], ask: () => Promise<T>, isNothing: (answer: T) => boolean): Promise<T> {
    const key = createHash("sha256")
      .update(JSON.stringify([SHAPE, source.name, base, ...question]))
      .digest("hex");
    const known = await cache.read(key).catch((error: unknown) => {
      log.warn({ err: error }, "could not read a kept answer");
      return null;
    });
    // Written by `cache.write` below.
    if (known !== null) return JSON.parse(known) as T;
    const answer = await ask();
    await cache
      .write(key, JSON.stringify(answer), isNothing(answer) ? NOTHING_KEPT_MS : KEPT_MS)
      .catch((error: unknown) => log.warn({ err: error }, "could not keep an answer"));
    return answer;
  }

  return {
    name: source.name,
    search(query) {
      const { query: words, language = null, limit, page } = query;
      const folded = words.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
      return cached<readonly FoundWork[]>(
        ["search", folded, language, limit, page],
        () => source.search(query),
        (list) => list.length === 0,
      );
    },
    byDoi: (doi, signal) =>
      cached(
        ["doi", doi],
        () => source.byDoi(doi, signal),
        (work) => work === null,
      ),
  };
}
