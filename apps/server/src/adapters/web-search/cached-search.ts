import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { AnswerCache } from "../../ports/bibliography.ts";
import type { FoundPage, WebSearch } from "../../ports/web-search.ts";

/** What is on the web today may be gone tomorrow. */
const KEPT_MS = 24 * 3_600_000;
/** Grows with the shape of FoundPage. */
const SHAPE = 1;

/**
 * A search that is asked the same only once a day, "nothing" and failures excepted. The key is a hash, so what people search for
 * is not stored. Without its cache it asks every time.
 */
export function createCachedSearch(input: { search: WebSearch; base: string; cache: AnswerCache; log: Logger }): WebSearch {
  const { search, base, cache, log } = input;
  return {
    name: search.name,
    async search(query) {
      const { q, language, count, page } = query;
      const folded = q.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
      const key = createHash("sha256")
        .update(JSON.stringify(["web", SHAPE, search.name, base, folded, language, count, page]))
        .digest("hex");
      const known = await cache.read(key).catch((error: unknown) => {
        log.warn({ err: error }, "could not read a kept answer");
        return null;
      });
      // Written by `cache.write` below.
      if (known !== null) return JSON.parse(known) as FoundPage[];
      const list = await search.search(query);
      if (list.length > 0)
        await cache
          .write(key, JSON.stringify(list), KEPT_MS)
          .catch((error: unknown) => log.warn({ err: error }, "could not keep an answer"));
      return list;
    },
  };
}
