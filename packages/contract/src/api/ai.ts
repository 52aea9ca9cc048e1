import { z } from "zod";
import { DRAFT_MAX_CHARACTERS, INTEGER_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, lastingSchema, ownSearchSchema, pageSchema, requestIdSchema, unitsSchema } from "../entities/common.ts";
import { estimateSchema, generationListItemSchema, generationSchema, pieceSchema } from "../entities/generation.ts";
import { streamEventSchema } from "../entities/stream.ts";
import {
  GENERATION_KINDS,
  type GenerationKind,
  generationKindSchema,
  generationKinds,
  hasOwnCall,
  type KindInput,
} from "../generation-kinds.ts";

type StartOptions = { model?: string | undefined; requestId?: string | undefined };
/** A request for a generation of one of the kinds. */
export type StartInput = { [Kind in GenerationKind]: { kind: Kind; input: KindInput<Kind> } & StartOptions }[GenerationKind];

const startSchemas = GENERATION_KINDS.filter((kind) => !hasOwnCall(kind)).map((kind) =>
  z.object({
    kind: z.literal(kind),
    input: generationKinds[kind].input,
    model: z.string().max(64).optional(),
    requestId: requestIdSchema.optional(),
  }),
);
type StartSchemas = [(typeof startSchemas)[number], ...(typeof startSchemas)[number][]];
// The union of what the table holds, those of essays apart: `map` cannot carry each entry's own type.
export const startInputSchema = z.discriminatedUnion("kind", startSchemas as StartSchemas) as unknown as z.ZodType<StartInput>;

export const aiApi = {
  start: defineRoute({
    path: "/api/ai/start",
    auth: "user",
    summary: "Begin a generation: permitted, reserved, queued.",
    input: startInputSchema,
    output: z.object({
      generationId: idSchema,
      estimate: estimateSchema.extend({ balanceAfter: z.number().int() }),
    }),
  }),
  stream: defineRoute({
    path: "/api/ai/stream",
    auth: "user",
    answers: "stream",
    summary: "Watch a generation: what was written after `after`, then what is being written.",
    input: z.object({ generationId: idSchema, after: unitsSchema.optional(), ...lastingSchema }),
    output: streamEventSchema,
  }),
  stop: defineRoute({
    path: "/api/ai/stop",
    auth: "user",
    summary: "Stop writing; what was written is kept, and only that is charged.",
    input: z.object({ generationId: idSchema }),
    output: z.object({ status: z.string() }),
  }),
  get: defineRoute({
    path: "/api/ai/get",
    auth: "user",
    summary: "A generation with its text as it stands.",
    input: z.object({ generationId: idSchema }),
    output: generationSchema,
  }),
  list: defineRoute({
    path: "/api/ai/list",
    auth: "user",
    summary:
      "The user's texts, newest first; q searches titles and texts, and titles by their pinyin. What is no draft (reworked passages, summaries) is left out unless asked for by kind.",
    input: z.object({
      kind: generationKindSchema.optional(),
      q: ownSearchSchema.optional(),
      sceneType: z.string().max(64).optional(),
      pieceId: idSchema.optional(),
      ...pageSchema,
    }),
    output: z.object({ total: z.number().int(), list: z.array(generationListItemSchema) }),
  }),
  pieces: defineRoute({
    path: "/api/ai/pieces",
    auth: "user",
    summary:
      "The user's texts by piece, the one written in last first; `total` counts pieces, `scenes` how many of them each scene has, whatever is searched for.",
    input: z.object({ q: ownSearchSchema.optional(), sceneType: z.string().max(64).optional(), ...pageSchema }),
    output: z.object({
      total: z.number().int(),
      scenes: z.array(z.object({ sceneType: z.string(), count: z.number().int() })),
      list: z.array(pieceSchema),
    }),
  }),
  remove: defineRoute({
    path: "/api/ai/remove",
    auth: "user",
    summary: "Remove a text from the history, with `wholePiece` all drafts of its piece; the ledger rows stay.",
    input: z.object({ generationId: idSchema, wholePiece: z.boolean().optional() }),
    output: emptySchema,
  }),
  update: defineRoute({
    path: "/api/ai/update",
    auth: "user",
    summary:
      "Save the owner's edits: `text` replaces the first `upTo` units of the written text, or all that is written by now. Refused with draft.conflict when baseVersion is old, with draft.beyondText when upTo is more than is written, with content.blocked for words the moderation ends texts for; what it masks is saved masked.",
    input: z.object({
      generationId: idSchema,
      baseVersion: z
        .number()
        .int()
        .min(0)
        // Room for the next version, which is stored too.
        .max(INTEGER_MAX - 1),
      text: z.string().max(DRAFT_MAX_CHARACTERS),
      /** UTF-16 units of the raw text that `text` stands for; left out = all of it. */
      upTo: unitsSchema.optional(),
    }),
    output: z.object({ version: z.number().int(), chars: z.number().int() }),
  }),
  export: defineRoute({
    path: "/api/ai/export",
    auth: "user",
    summary:
      "A link under which the text downloads with its real name and type for 15 minutes. Word files may be for members: level.needsVip.",
    input: z.object({
      generationId: idSchema,
      format: z.enum(["docx", "md"]),
      /** Leave out the visible AI label (the one in the file's properties stays); the choice is logged. */
      withoutVisibleLabel: z.boolean().optional(),
    }),
    output: z.object({ url: z.string(), fileName: z.string(), expiresIn: z.number().int() }),
  }),
};
