import { essayBriefSchema, essayMethodSchema, generationKinds, outlineParagraphSchema } from "@tangleaf/contract";
import { z } from "zod";

const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  target: z.number().int(),
  /** Place of its chapter: sections of one are written one after the other. */
  chapter: z.number().int(),
  /** What stood in it when the job began: words typed since are not overwritten. */
  was: z.string(),
});
/** What a job that writes an essay is made from; jobs begun by earlier versions have less. */
export const essayJobInputSchema = z.object({
  essay: generationKinds.section.input.shape.essay,
  method: essayMethodSchema.nullable(),
  outline: z.array(outlineParagraphSchema),
  /** In the order of the document. */
  sections: z.array(sectionSchema).min(1),
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
export type EssayJobSection = EssayJobInput["sections"][number];

/** The section of this id. Throws where the job has none. */
export function sectionNamed({ sections }: EssayJobInput, id: unknown): EssayJobSection {
  const section = sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`no section ${String(id)} in the job`);
  return section;
}
