import { SECTION_PLACES, sectionFaultSchema } from "@tangleaf/contract";
import { z } from "zod";

/** What became of a section's words, as the step that places them answers. */
export const placedSectionSchema = z.object({
  place: z.enum(SECTION_PLACES),
  /** Characters that were put in, and that should have been. */
  characters: z.number().int(),
  target: z.number().int(),
  faults: z.array(sectionFaultSchema),
  unknownRefs: z.array(z.string()),
  /** false: it was stopped before its end, or before it was begun. */
  isWhole: z.boolean().default(true),
});
export type PlacedSection = z.output<typeof placedSectionSchema>;

/** null for what is no such answer: of another step, or of an earlier version, which said the place alone. */
export function readPlaced(value: unknown): PlacedSection | null {
  const read = placedSectionSchema.safeParse(value);
  if (read.success) return read.data;
  const place = z.enum(SECTION_PLACES).safeParse(value);
  return place.success ? { place: place.data, characters: 0, target: 0, faults: [], unknownRefs: [], isWhole: true } : null;
}
