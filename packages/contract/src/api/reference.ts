import { z } from "zod";
import { ESSAY_REFERENCES_MAX, REFERENCE_CHECKS_MAX, REFERENCE_IMPORT_MAX_CHARACTERS, REFERENCE_PAGES_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema } from "../entities/common.ts";
import { citationStyleSchema, essayReferenceSchema, referenceIdSchema, referenceItemSchema } from "../entities/reference.ts";

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

const essayId = { essayId: idSchema };
const referenceIds = z.array(referenceIdSchema).min(1).max(ESSAY_REFERENCES_MAX);
/** Why a work could not be added: no database has it, its DOI belongs to another one, or none answered. */
const notAddedSchema = z.enum(["notFound", "different", "unavailable", "tooMany"]);

/** Calls about published works, and about the references of an essay (docs/decisions/048). */
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
  list: defineRoute({
    path: "/api/reference/list",
    auth: "user",
    summary: "The references of an essay in the order they came, and how they are cited. `canSearch`: there is a database of works to ask.",
    input: z.object(essayId),
    output: z.object({ list: z.array(essayReferenceSchema), ...citationStyleSchema.shape, canSearch: z.boolean() }),
  }),
  add: defineRoute({
    path: "/api/reference/add",
    auth: "user",
    summary:
      "Add works that were found. The server looks each of them up itself; what is there already stays. `failed` names the others by their place in `works`.",
    input: z.object({
      ...essayId,
      works: z
        .array(
          z.object({
            doi: z.string().max(250).nullable(),
            title: z.string().trim().min(1).max(1000),
            year: z.number().int().min(0).max(3000).nullable(),
          }),
        )
        .min(1)
        .max(20),
    }),
    output: z.object({
      added: z.array(essayReferenceSchema),
      same: z.array(referenceIdSchema),
      failed: z.array(z.object({ index: z.number().int(), reason: notAddedSchema })),
    }),
  }),
  import: defineRoute({
    path: "/api/reference/import",
    auth: "user",
    summary:
      "Read references from a text, or from an uploaded text file: BibTeX, RIS, EndNote, RefWorks, NoteExpress, CNKI, or pasted GB/T 7714. With `preview` nothing is stored. What was read is looked up afterwards.",
    input: z.object({
      ...essayId,
      text: z.string().min(1).max(REFERENCE_IMPORT_MAX_CHARACTERS).optional(),
      /** Read where both are given. */
      fileId: idSchema.optional(),
      preview: z.boolean().default(false),
    }),
    output: z.object({
      /** `id`: the reference it is, or was already (`isSame`); null while it is a preview of a new one. */
      read: z.array(z.object({ id: referenceIdSchema.nullable(), isSame: z.boolean(), item: referenceItemSchema })),
      failed: z.array(
        z.object({
          line: z.number().int(),
          text: z.string(),
          reason: z.enum(["noTitle", "unclosed", "notAnEntry", "tooLong", "tooMany"]),
        }),
      ),
    }),
  }),
  file: defineRoute({
    path: "/api/reference/file",
    auth: "user",
    summary:
      "Read an uploaded PDF or Word file as evidence, with its pages: of the reference that is named, or of a new one with the title of the file.",
    input: z.object({ ...essayId, fileId: idSchema, referenceId: referenceIdSchema.optional() }),
    output: z.object({ reference: essayReferenceSchema }),
  }),
  save: defineRoute({
    path: "/api/reference/save",
    auth: "user",
    summary: "Change a reference by hand, or type a new one. Another title, author, year or DOI has to be looked up again.",
    input: z.object({ ...essayId, referenceId: referenceIdSchema.optional(), item: referenceItemSchema }),
    output: z.object({ reference: essayReferenceSchema }),
  }),
  remove: defineRoute({
    path: "/api/reference/remove",
    auth: "user",
    summary: "Remove references. What cites them in the text stays, and is shown as unknown; their numbers are not given again.",
    input: z.object({ ...essayId, referenceIds }),
    output: emptySchema,
  }),
  check: defineRoute({
    path: "/api/reference/check",
    auth: "user",
    summary:
      "Look references up, after the answer: those that are named, or all that were not found yet, up to a number. `waiting`: how many are being looked up.",
    input: z.object({ ...essayId, referenceIds: referenceIds.max(REFERENCE_CHECKS_MAX).optional() }),
    output: z.object({ waiting: z.number().int() }),
  }),
  style: defineRoute({
    path: "/api/reference/style",
    auth: "user",
    summary: "How the essay cites: the edition of GB/T 7714, and numbers or author and year.",
    input: z.object({ ...essayId, ...citationStyleSchema.shape }),
    output: emptySchema,
  }),
};
