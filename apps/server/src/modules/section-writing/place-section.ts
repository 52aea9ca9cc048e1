import { sectionFaultSchema } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { partFor, sectionsIn } from "@tangleaf/document/chapter-text";
import { z } from "zod";
import type { Documents } from "../documents/documents.ts";
import type { StepResult } from "../jobs/index.ts";
import type { PlacedSection } from "./placed-section.ts";

/** Of a section's runs of words so many may stand in other sections. */
const OVERLAP_MOST = 0.25;
const MARKER = /\[\[[^[\]\n]{0,60}\]\]/g;

const reportSchema = z.object({ faults: z.array(sectionFaultSchema), unknownRefs: z.array(z.string()) });
const chapterReportSchema = z.object({ sections: z.record(z.string(), reportSchema) });

type Asked = {
  readonly userId: string;
  readonly documentId: string;
  readonly section: { readonly id: string; readonly was: string; readonly target: number };
  readonly written: Extract<StepResult, { type: "generation" }>;
};

/**
 * Puts what was written of a section into its document, also a text that was stopped. A repeat changes nothing. What is not put in
 * stays a generation its owner can take.
 */
export async function placeSection(
  documents: Pick<Documents, "change">,
  { userId, documentId, section, written }: Asked,
): Promise<PlacedSection> {
  const { generationId } = written;
  const text = partFor(written.text, section.id);
  const { faults, unknownRefs } = reportOn(section.id, written.result);
  const inChapter = sectionsIn(written.text);
  // Of a chapter that was stopped only the section being written is not whole.
  const isWhole = written.isWhole || (inChapter.includes(section.id) && inChapter.at(-1) !== section.id);
  const answer = { characters: countCharacters(text.replace(MARKER, "")), target: section.target, unknownRefs, isWhole };
  if (text.trim() === "") return { ...answer, place: "none", faults };
  const { result } = await documents.change({
    userId,
    documentId,
    actor: userId,
    name: "placeSection",
    input: { id: section.id, was: section.was, text, generationId },
  });
  return { ...answer, place: result.place, faults: result.overlap > OVERLAP_MOST ? [...faults, "overlap"] : faults };
}

/** What was found in the answer for a section, by itself or in its chapter. */
function reportOn(id: string, told: unknown): z.output<typeof reportSchema> {
  const own = reportSchema.safeParse(told);
  if (own.success) return own.data;
  const chapter = chapterReportSchema.safeParse(told);
  return (chapter.success ? chapter.data.sections[id] : undefined) ?? { faults: [], unknownRefs: [] };
}
