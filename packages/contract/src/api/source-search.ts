import { z } from "zod";
import { WEB_PAGE_TOKENS_MAX, WEB_QUERY_MAX_CHARACTERS, WEB_SEARCH_PAGES_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { idSchema, requestIdSchema } from "../entities/common.ts";
import { noteSourceSchema } from "../entities/source.ts";

const noteId = { noteId: idSchema };
const urlSchema = z.string().trim().min(1).max(2000);

/** A page of the web as a search names it; it has not been opened. */
export const foundPageSchema = z.object({
  title: z.string(),
  url: z.string(),
  snippet: z.string().nullable(),
  site: z.string(),
  /** `2026-11-23`; null = not told. */
  publishedAt: z.string().nullable(),
});

/** What a page would be as a source, and what feeding it costs. */
export const webPageQuoteSchema = z.object({
  title: z.string(),
  /** Where it was found in the end. */
  url: z.string(),
  site: z.string(),
  publishedAt: z.string().nullable(),
  /** Its beginning. */
  excerpt: z.string(),
  characters: z.number().int(),
  /** It is longer than what is read of one. */
  isCut: z.boolean(),
  tokens: z.number().int(),
});

/** Calls that find sources of a note elsewhere (docs/decisions/057). */
export const sourceSearchApi = {
  search: defineRoute({
    path: "/api/source/search",
    auth: "user",
    summary:
      "Search the web for a note. Charged once when something is found; a repeat of the requestId, a failure, and an answer without a page cost nothing. `charged` in tokens.",
    input: z.object({
      ...noteId,
      q: z.string().trim().min(1).max(WEB_QUERY_MAX_CHARACTERS),
      page: z.number().int().min(1).max(WEB_SEARCH_PAGES_MAX).default(1),
      requestId: requestIdSchema,
    }),
    output: z.object({ list: z.array(foundPageSchema).readonly(), charged: z.number().int() }),
  }),
  quotePage: defineRoute({
    path: "/api/source/quotePage",
    auth: "user",
    summary: "Open a page of the web and say what it would be as a source, and what feeding it costs. Nothing is kept or charged.",
    input: z.object({ ...noteId, url: urlSchema }),
    output: webPageQuoteSchema,
  }),
  addPage: defineRoute({
    path: "/api/source/addPage",
    auth: "user",
    summary:
      "Feed a page of the web to a note, with its address and the time it was opened. Refused where it costs more than `tokens` by now. Charged once; a repeat of the requestId, and the same page again, cost nothing.",
    input: z.object({ ...noteId, url: urlSchema, tokens: z.number().int().min(0).max(WEB_PAGE_TOKENS_MAX), requestId: requestIdSchema }),
    output: z.object({ source: noteSourceSchema, charged: z.number().int() }),
  }),
  addWork: defineRoute({
    path: "/api/source/addWork",
    auth: "user",
    summary: "Add a published work that was found as a source: its entry, and its abstract to write from. Free of charge.",
    input: z.object({
      ...noteId,
      work: z.object({
        doi: z.string().max(250).nullable(),
        title: z.string().trim().min(1).max(1000),
        year: z.number().int().min(0).max(3000).nullable(),
      }),
    }),
    output: z.object({ source: noteSourceSchema }),
  }),
};
