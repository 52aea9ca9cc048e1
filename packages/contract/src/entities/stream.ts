import { z } from "zod";
import { generationStatusSchema, usageSchema } from "./generation.ts";

/**
 * Events of `/api/ai/stream`, sent as SSE with the name in `event:`, an increasing integer in `id:` and JSON in `data:`. The id
 * of a `delta` is the length of the raw text (UTF-16 units) after it, so `after` is how much text the page already has;
 * other events repeat the id of the text before them.
 */
export const streamEventSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("delta"), id: z.number().int(), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal("reasoning"), id: z.number().int(), data: z.object({ text: z.string() }) }),
  z.object({
    event: z.literal("progress"),
    id: z.number().int(),
    data: z.object({ done: z.number(), total: z.number(), label: z.string() }),
  }),
  z.object({
    event: z.literal("usage"),
    id: z.number().int(),
    data: usageSchema.extend({ balanceToken: z.number().int() }),
  }),
  z.object({
    event: z.literal("done"),
    id: z.number().int(),
    data: z.object({ status: generationStatusSchema, finishReason: z.string().nullable(), chars: z.number().int() }),
  }),
  z.object({
    event: z.literal("error"),
    id: z.number().int(),
    data: z.object({ code: z.number().int(), message: z.string(), reason: z.string() }),
  }),
]);
export type StreamEvent = z.output<typeof streamEventSchema>;
