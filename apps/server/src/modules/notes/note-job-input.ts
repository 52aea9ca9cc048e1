import { z } from "zod";
import { jobSectionSchema } from "../section-writing/index.ts";

export const NOTE_JOB = "note";

/** What a job that writes sections of a note is made from. */
export const noteJobInputSchema = z.object({
  noteId: z.string(),
  title: z.string(),
  language: z.enum(["zh", "en"]),
  /** In the order of the note. */
  sections: z.array(jobSectionSchema).min(1),
  /** Characters a section may have by its owner's level; left out: what its model can write. */
  limit: z.number().int().positive().optional(),
  /** The sources it may cite; left out: all that are on. */
  sources: z.array(z.string()).optional(),
});
export type NoteJobInput = z.output<typeof noteJobInputSchema>;
