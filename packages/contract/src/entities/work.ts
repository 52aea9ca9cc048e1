import { z } from "zod";
import { WORK_KINDS } from "../work.ts";
import { idSchema, timeSchema } from "./common.ts";
import { essayStageSchema } from "./essay.ts";
import { generationStatusSchema } from "./generation.ts";
import { jobStatusSchema } from "./job.ts";

/** Any work of one's own, as the library lists it. */
export const workSchema = z.object({
  kind: z.enum(WORK_KINDS),
  /** Of a text: its piece. */
  id: idSchema,
  title: z.string(),
  /** Its first words, or what stands around what was searched for. */
  excerpt: z.string(),
  /** Its length without marks of what it lacks; null where characters are not what it is measured in. */
  charCnt: z.number().int().nullable(),
  /** Sections with words, of an essay or of a note that a job writes; null = there is nothing to count. */
  sections: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** Of the job that writes it and has not ended. */
  jobStatus: jobStatusSchema.nullable(),
  /** Of a text: its newest draft, or the newest one with what was searched for. */
  draft: z
    .object({
      generationId: idSchema,
      draftNo: z.number().int(),
      drafts: z.number().int(),
      status: generationStatusSchema,
      sceneType: z.string().nullable(),
      target: z.number().int().nullable(),
      finishReason: z.string().nullable(),
    })
    .nullable(),
  /** How far an essay has come. */
  stage: essayStageSchema.nullable(),
  updatedAt: timeSchema,
  /** null = not in the bin. */
  removedAt: timeSchema.nullable(),
});
export type Work = z.output<typeof workSchema>;
