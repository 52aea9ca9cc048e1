import { z } from "zod";
import { NOTE_SOURCES_MAX, SOURCE_SENTENCE_MAX_CHARACTERS } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, pageSchema, requestIdSchema } from "../entities/common.ts";
import { referenceIdSchema } from "../entities/reference.ts";
import { noteSourceSchema, sourcePassageSchema, sourceQuoteSchema, sourceSchema } from "../entities/source.ts";

const noteId = { noteId: idSchema };
const ids = z.array(referenceIdSchema).min(1).max(NOTE_SOURCES_MAX);
const sourceIds = z.array(idSchema).min(1).max(NOTE_SOURCES_MAX);

/** Calls about what notes are written from (docs/decisions/056). */
export const sourceApi = {
  list: defineRoute({
    path: "/api/source/list",
    auth: "user",
    summary: "The sources of a note, in the order of their numbers.",
    input: z.object(noteId),
    output: z.object({ list: z.array(noteSourceSchema) }),
  }),
  own: defineRoute({
    path: "/api/source/own",
    auth: "user",
    summary: "Sources the user has fed, newest first, without those of the note.",
    input: z.object({ ...noteId, ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(sourceSchema) }),
  }),
  quote: defineRoute({
    path: "/api/source/quote",
    auth: "user",
    summary: "What an uploaded file would be as a source, and what feeding it costs. Nothing is charged.",
    input: z.object({ fileId: idSchema }),
    output: sourceQuoteSchema,
  }),
  add: defineRoute({
    path: "/api/source/add",
    auth: "user",
    summary:
      "Feed an uploaded file to a note: Word, PDF, Markdown, text, CSV, Excel. Charged once, when it is kept; a repeat of the requestId, and the same file again, cost nothing. `charged` in tokens.",
    input: z.object({ ...noteId, fileId: idSchema, requestId: requestIdSchema }),
    output: z.object({ source: noteSourceSchema, charged: z.number().int() }),
  }),
  attach: defineRoute({
    path: "/api/source/attach",
    auth: "user",
    summary: "Use sources in a note that were fed to others. One that was there before gets its number back.",
    input: z.object({ ...noteId, sourceIds }),
    output: z.object({ list: z.array(noteSourceSchema) }),
  }),
  use: defineRoute({
    path: "/api/source/use",
    auth: "user",
    summary: "Whether what is written with AI may use these sources of a note.",
    input: z.object({ ...noteId, ids, isOn: z.boolean() }),
    output: emptySchema,
  }),
  remove: defineRoute({
    path: "/api/source/remove",
    auth: "user",
    summary: "Take sources out of a note. What cites them stays, and is shown as unknown; their numbers are not given to others.",
    input: z.object({ ...noteId, ids }),
    output: emptySchema,
  }),
  erase: defineRoute({
    path: "/api/source/erase",
    auth: "user",
    summary: "Delete sources for good, with their files, out of every note.",
    input: z.object({ sourceIds }),
    output: emptySchema,
  }),
  passage: defineRoute({
    path: "/api/source/passage",
    auth: "user",
    summary: "The passages of a source that go with the sentence it is cited in, best first. `source` null: it was removed.",
    input: z.object({ ...noteId, id: referenceIdSchema, sentence: z.string().max(SOURCE_SENTENCE_MAX_CHARACTERS).default("") }),
    output: z.object({ source: noteSourceSchema.nullable(), passages: z.array(sourcePassageSchema) }),
  }),
};
