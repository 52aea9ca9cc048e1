import { z } from "zod";
import { type WebSearch, WebSearchError } from "../../ports/web-search.ts";
import { createAsker, type SourceInput } from "../ask-json.ts";
import { anything, items } from "../bibliography/answer-schemas.ts";
import { checkedPages } from "./page-fields.ts";

export const TAVILY_BASE = "https://api.tavily.com";

const PACE = { calls: 5, spanMs: 1000, atOnce: 3 };
/** Pages it gives at most; it knows no second page, so the ones before are asked for too. */
const COUNT_MAX = 20;

const pageSchema = z.object({ title: anything, url: anything, content: anything, published_date: anything });
const answerSchema = z.object({ results: z.array(z.unknown()).pipe(items(pageSchema)) });

/** Tavily: with a key; the plain depth is one credit a call. */
export function createTavily(input: SourceInput & { key: string }): WebSearch {
  const { key, clock } = input;
  const ask = createAsker({ ...input, name: "tavily", what: "web search", pace: PACE, userAgent: "Tangleaf", Failure: WebSearchError });
  return {
    name: "tavily",
    async search({ q, count, page, signal }) {
      const body = { query: q, search_depth: "basic", max_results: Math.min(COUNT_MAX, count * page), include_raw_content: false };
      const parsed = answerSchema.safeParse(await ask({ path: "/search", body, headers: { authorization: `Bearer ${key}` }, signal }));
      if (!parsed.success) throw new WebSearchError("badAnswer", "tavily: the answer is no list of pages");
      const raw = parsed.data.results.map(({ title, url, content, published_date }) => ({
        title,
        url,
        snippet: content,
        publishedAt: published_date,
      }));
      return checkedPages(raw, clock.now()).slice(count * (page - 1), count * page);
    },
  };
}
