import { z } from "zod";
import { type WebSearch, WebSearchError } from "../../ports/web-search.ts";
import { createAsker, type SourceInput } from "../ask-json.ts";
import { anything, items } from "../bibliography/answer-schemas.ts";
import { checkedPages } from "./page-fields.ts";

export const BOCHA_BASE = "https://api.bocha.cn";

const PACE = { calls: 5, spanMs: 1000, atOnce: 3 };
/** Pages it gives at most; it knows no second page, so the ones before are asked for too. */
const COUNT_MAX = 50;

const pageSchema = z.object({
  name: anything,
  url: anything,
  snippet: anything,
  summary: anything,
  siteName: anything,
  datePublished: anything,
});
const answerSchema = z.object({ data: z.object({ webPages: z.object({ value: z.array(z.unknown()).pipe(items(pageSchema)) }) }) });

/** Bocha: paid by the call, with a key. */
export function createBocha(input: SourceInput & { key: string }): WebSearch {
  const { key, clock } = input;
  const ask = createAsker({ ...input, name: "bocha", what: "web search", pace: PACE, userAgent: "Tangleaf", Failure: WebSearchError });
  return {
    name: "bocha",
    async search({ q, count, page, signal }) {
      const body = { query: q, summary: true, freshness: "noLimit", count: Math.min(COUNT_MAX, count * page) };
      const answer = await ask({ path: "/v1/web-search", body, headers: { authorization: `Bearer ${key}` }, signal });
      const parsed = answerSchema.safeParse(answer);
      if (!parsed.success) throw new WebSearchError("badAnswer", "bocha: the answer is no list of pages");
      const raw = parsed.data.data.webPages.value.map((one) => ({
        title: one.name,
        url: one.url,
        snippet: one.summary ?? one.snippet,
        site: one.siteName,
        publishedAt: one.datePublished,
      }));
      return checkedPages(raw, clock.now()).slice(count * (page - 1), count * page);
    },
  };
}
