import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { idSchema, requestIdSchema, timeSchema } from "../entities/common.ts";
import { defenceMinutesSchema } from "../entities/defence.ts";
import { estimateSchema, generationStatusSchema } from "../entities/generation.ts";

const documentId = { documentId: idSchema };

/** Calls about speaking of an essay or a note: a talk, its slides, likely questions (docs/decisions/060). */
export const defenceApi = {
  start: defineRoute({
    path: "/api/defence/start",
    auth: "user",
    summary: "Slides with a talk of so many minutes, and likely questions with answers, from the words of an essay or a note alone.",
    input: z.object({
      ...documentId,
      minutes: defenceMinutesSchema,
      model: z.string().max(100).optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object({ generationId: idSchema, estimate: estimateSchema }),
  }),
  list: defineRoute({
    path: "/api/defence/list",
    auth: "user",
    summary: "What was made for a document, the newest first.",
    input: z.object(documentId),
    output: z.object({
      list: z.array(
        z.object({ generationId: idSchema, status: generationStatusSchema, minutes: defenceMinutesSchema, createdAt: timeSchema }),
      ),
    }),
  }),
  export: defineRoute({
    path: "/api/defence/export",
    auth: "user",
    summary: "The slides as a .pptx file with the talk in the notes of each, or talk and questions as a Word file.",
    input: z.object({ generationId: idSchema, format: z.enum(["pptx", "docx"]) }),
    output: z.object({ url: z.string(), fileName: z.string(), expiresIn: z.number().int() }),
  }),
};
