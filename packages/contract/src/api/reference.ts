import { z } from "zod";
import { REFERENCE_PAGES_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";

const workTypeSchema = z.enum([
  "article",
  "conference",
  "book",
  "chapter",
  "thesis",
  "report",
  "standard",
  "dataset",
  "preprint",
  "patent",
  "other",
]);
const sourceNameSchema = z.enum(["openalex", "crossref"]);

/** A published work as a database of works describes it; null = unknown. Nothing of it has been checked against the work itself. */
export const foundWorkSchema = z.object({
  doi: z.string().nullable(),
  title: z.string(),
  /** An institution is `family` alone. */
  authors: z.array(z.object({ family: z.string(), given: z.string() })).readonly(),
  year: z.number().int().nullable(),
  /** The journal, proceedings or book it is in. */
  container: z.string().nullable(),
  volume: z.string().nullable(),
  issue: z.string().nullable(),
  pages: z.string().nullable(),
  publisher: z.string().nullable(),
  type: workTypeSchema,
  /** ISO 639-1. */
  language: z.string().nullable(),
  abstract: z.string().nullable(),
  url: z.string().nullable(),
  citedBy: z.number().int(),
  source: sourceNameSchema,
});

/** Calls about published works. */
export const referenceApi = {
  search: defineRoute({
    path: "/api/reference/search",
    auth: "user",
    summary: "Published works by words or by a DOI, of all databases together; `missing` names those that did not answer.",
    input: z.object({
      q: z.string().trim().min(1).max(300),
      /** Only works in this language. */
      language: z.enum(["zh", "en"]).optional(),
      page: z.number().int().min(1).max(REFERENCE_PAGES_MAX).default(1),
    }),
    output: z.object({ list: z.array(foundWorkSchema).readonly(), missing: z.array(sourceNameSchema).readonly() }),
  }),
};
