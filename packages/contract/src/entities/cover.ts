import { z } from "zod";
import { COVER_FACT_MAX_CHARACTERS, type COVER_FACTS, THESIS_LOOKS } from "../constants.ts";

export type CoverFact = (typeof COVER_FACTS)[number];

const factSchema = z.string().trim().max(COVER_FACT_MAX_CHARACTERS);
/** One that is absent or blank is a line to fill in by hand. */
export const coverSchema = z.object({
  school: factSchema.optional(),
  college: factSchema.optional(),
  className: factSchema.optional(),
  author: factSchema.optional(),
  studentId: factSchema.optional(),
  supervisor: factSchema.optional(),
  /** As it is to be printed: 2026年6月. */
  date: factSchema.optional(),
  translatedTitle: factSchema.optional(),
});
export type Cover = z.output<typeof coverSchema>;

export const thesisLookSchema = z.enum(THESIS_LOOKS);
export type ThesisLook = z.output<typeof thesisLookSchema>;
