import { z } from "zod";
import { CHARACTERS_PER_SOURCE_TOKEN, SOURCE_LEAST_TOKENS } from "../constants.ts";
import { idSchema, timeSchema } from "./common.ts";
import { referenceIdSchema } from "./reference.ts";

/** Where a source comes from: a file of the user's own, a page of the web, a published work. */
export const SOURCE_KINDS = ["file", "web", "work"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
/** What it was read as. */
export const SOURCE_TYPES = ["docx", "pdf", "md", "txt", "xlsx", "csv", "page", "abstract"] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** What was read of a source; it stays as it is. */
const readSchema = z.object({
  title: z.string(),
  type: z.enum(SOURCE_TYPES),
  /** Characters that are kept. */
  characters: z.number().int(),
  /** null = it has no pages. */
  pages: z.number().int().nullable(),
  /** Lines of its tables that are kept; null = it is no table. */
  rows: z.number().int().nullable(),
  /** It is longer than what is read of one. */
  isCut: z.boolean(),
});

/** A text a user has fed to notes: kept once, attached to as many notes as wanted. */
export const sourceSchema = readSchema.extend({
  sourceId: idSchema,
  kind: z.enum(SOURCE_KINDS),
  /** The stored file; null = it came from elsewhere. */
  fileId: idSchema.nullable(),
  /** Address and name of the page it was taken from, and when. */
  url: z.string().nullable(),
  site: z.string().nullable(),
  fetchedAt: timeSchema.nullable(),
  createdAt: timeSchema,
});
export type Source = z.output<typeof sourceSchema>;

/** A source of a note. `id` is how the note cites it, and is never given to another one: R3. */
export const noteSourceSchema = sourceSchema.extend({
  id: referenceIdSchema,
  /** What is written with AI may use it. */
  isOn: z.boolean(),
  /** Its entry in the list of references, by the standard. */
  entry: z.string(),
});
export type NoteSource = z.output<typeof noteSourceSchema>;

/** What a file would be as a source, and what feeding it costs. */
export const sourceQuoteSchema = readSchema.extend({
  /** 0 where it was fed before. */
  tokens: z.number().int(),
  /** The same file was fed before: it is attached, not read again. */
  isKnown: z.boolean(),
});
export type SourceQuote = z.output<typeof sourceQuoteSchema>;

/** Where a passage stands: a page, or lines of a sheet; all null = the source has neither. */
export const anchorSchema = z.object({
  page: z.number().int().nullable(),
  sheet: z.string().nullable(),
  firstRow: z.number().int().nullable(),
  lastRow: z.number().int().nullable(),
});
export type Anchor = z.output<typeof anchorSchema>;

/** A passage beside a citation. `marked`: parts of `text` that the sentence has too, as [from, to) in UTF-16 units. */
export const sourcePassageSchema = anchorSchema.extend({
  text: z.string(),
  marked: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SourcePassage = z.output<typeof sourcePassageSchema>;

/** What keeping so many characters of a source costs. */
export function sourceTokens(characters: number): number {
  return Math.max(SOURCE_LEAST_TOKENS, Math.ceil(characters / CHARACTERS_PER_SOURCE_TOKEN));
}
