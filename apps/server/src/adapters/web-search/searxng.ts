import { z } from "zod";
import { type WebSearch, WebSearchError } from "../../ports/web-search.ts";
import { createAsker, type SourceInput } from "../ask-json.ts";
import { anything, items } from "../bibliography/answer-schemas.ts";
import { checkedPages } from "./page-fields.ts";

/** An instance of one's own: it asks engines that end such visits when there are too many of them. */
const PACE = { calls: 5, spanMs: 1000, atOnce: 3 };
const LANGUAGES = { zh: "zh-CN", en: "en-US" } as const;

const answerSchema = z.object({
  results: z.array(z.unknown()).pipe(items(z.object({ title: anything, url: anything, content: anything, publishedDate: anything }))),
});

/** SearXNG of one's own. Its settings must name `json` among `search.formats`, else it answers 403. */
export function createSearxng(input: SourceInput): WebSearch {
  const ask = createAsker({ ...input, name: "searxng", what: "web search", pace: PACE, userAgent: "Tangleaf", Failure: WebSearchError });
  return {
    name: "searxng",
    async search({ q, language, count, page, signal }) {
      const query = { q, format: "json", language: LANGUAGES[language], pageno: String(page), categories: "general" };
      const parsed = answerSchema.safeParse(await ask({ path: "/search", query, signal }));
      if (!parsed.success) throw new WebSearchError("badAnswer", "searxng: the answer is no list of pages");
      const raw = parsed.data.results.map(({ title, url, content, publishedDate }) => ({
        title,
        url,
        snippet: content,
        publishedAt: publishedDate,
      }));
      return checkedPages(raw, input.clock.now()).slice(0, count);
    },
  };
}
