import { essayBriefSchema, essayMethodSchema, generationKinds, outlineParagraphSchema } from "@tangleaf/contract";
import { z } from "zod";
import { jobSectionSchema } from "../section-writing/index.ts";

/** What a job that writes an essay is made from; jobs begun by earlier versions have less. */
export const essayJobInputSchema = z.object({
  essay: generationKinds.section.input.shape.essay,
  method: essayMethodSchema.nullable(),
  outline: z.array(outlineParagraphSchema),
  /** In the order of the document. */
  sections: z.array(jobSectionSchema).min(1),
  /** Characters a section may have by its owner's level; left out: what its model can write. */
  limit: z.number().int().positive().optional(),
  /** The essay's own; null = it has none. */
  brief: essayBriefSchema.nullable().default(null),
  /** It makes one first. */
  makesBrief: z.boolean().default(false),
  /** Chapters that conclude: written once all others are there. */
  lastChapters: z.array(z.number().int()).default([]),
  /** It writes the abstracts at its end. */
  makesAbstracts: z.boolean().default(false),
});
export type EssayJobInput = z.output<typeof essayJobInputSchema>;
