import { z } from "zod";
import { REFERENCE_ABSTRACT_MAX_CHARACTERS, REFERENCE_PEOPLE_MAX } from "../constants.ts";
import { idSchema, timeSchema } from "./common.ts";

/** What a work is (GB/T 7714); the document package has a layout for each. */
export const REFERENCE_TYPES = [
  "article",
  "newspaper",
  "book",
  "chapter",
  "compilation",
  "proceedings",
  "conference",
  "thesis",
  "report",
  "standard",
  "patent",
  "webpage",
  "preprint",
  "dataset",
  "database",
  "software",
  "archive",
  "map",
  "other",
] as const;

const line = (max: number) => z.string().trim().min(1).max(max).optional();
const nameSchema = z.string().trim().min(1).max(200);
/** A person by parts, or a name nobody has divided. */
const personSchema = z.union([
  z.object({ family: nameSchema, given: nameSchema.optional(), suffix: nameSchema.optional() }),
  z.object({ literal: nameSchema }),
]);
const peopleSchema = z.array(personSchema).max(REFERENCE_PEOPLE_MAX).optional();

/** A work that can be cited; what is not known is left out. Dates are `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export const referenceItemSchema = z.object({
  type: z.enum(REFERENCE_TYPES),
  title: z.string().trim().min(1).max(1000),
  translatedTitle: line(1000),
  authors: peopleSchema,
  moreAuthors: z.boolean().optional(),
  translators: peopleSchema,
  editors: peopleSchema,
  container: line(500),
  publisher: line(300),
  place: line(200),
  year: line(60),
  date: line(40),
  volume: line(60),
  issue: line(60),
  pages: line(100),
  edition: line(100),
  doi: line(250),
  url: line(1000),
  accessed: line(40),
  number: line(200),
  language: z.enum(["zh", "en", "other"]),
  abstract: line(REFERENCE_ABSTRACT_MAX_CHARACTERS),
  literal: line(2000),
});
export type ReferenceItem = z.output<typeof referenceItemSchema>;

/** Names a reference within its essay, and is never given again: R3. */
export const referenceIdSchema = z
  .string()
  .regex(/^R[1-9]\d{0,5}$/)
  .max(7);

/**
 * What looking a reference up came to. `different`: its DOI belongs to another work; `unavailable`: no database of works
 * answered, so it can be asked again.
 */
export const REFERENCE_CHECKS = ["none", "waiting", "found", "different", "notFound", "unavailable"] as const;
export type ReferenceCheck = (typeof REFERENCE_CHECKS)[number];

export const citationStyleSchema = z.object({
  /** GB/T 7714-2015 or -2025. */
  edition: z.enum(["2015", "2025"]),
  system: z.enum(["numbers", "authorYear"]),
});
export type CitationStyle = z.output<typeof citationStyleSchema>;

/** A reference of an essay's library. */
export const essayReferenceSchema = z.object({
  id: referenceIdSchema,
  /** Without its abstract. */
  item: referenceItemSchema,
  /** A: its DOI was found and title, first author and year agree; B: its title was found; C: only the user says so. */
  tier: z.enum(["A", "B", "C"]),
  source: z.enum(["openalex", "crossref", "import", "typed", "file"]),
  check: z.enum(REFERENCE_CHECKS),
  hasAbstract: z.boolean(),
  /** The user's own PDF or Word file; `isCut`: it is longer than what is read of one. */
  file: z
    .object({ fileId: idSchema, name: z.string(), pages: z.number().int().nullable(), passages: z.number().int(), isCut: z.boolean() })
    .nullable(),
  createdAt: timeSchema,
});
export type EssayReference = z.output<typeof essayReferenceSchema>;
