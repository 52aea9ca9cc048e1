import { z } from "zod";
import type { StepPlan } from "../jobs/index.ts";

/** A section a job writes, as it was when the job began. */
export const jobSectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  target: z.number().int(),
  /** Place of its chapter: sections of one are written one after the other. */
  chapter: z.number().int(),
  /** What stood in it when the job began: words typed since are not overwritten. */
  was: z.string(),
});
export type JobSection = z.output<typeof jobSectionSchema>;

const WRITE = "write-";
const PLACE = "place-";

/** What the step that writes a paragraph, or all of a chapter, is called, and the one that puts its words into the document. */
export const writeStep = (paragraphId: string): string => `${WRITE}${paragraphId}`;
export const placeStep = (paragraphId: string): string => `${PLACE}${paragraphId}`;

/** The paragraph, or the chapter, a step writes; null for other steps. */
export function writtenBy(step: string): string | null {
  return step.startsWith(WRITE) ? step.slice(WRITE.length) : null;
}

/** The paragraph a step puts into the document; null for other steps. */
export function placedBy(step: string): string | null {
  return step.startsWith(PLACE) ? step.slice(PLACE.length) : null;
}

/** The section of this id. Throws where the job has none. */
export function sectionNamed({ sections }: { readonly sections: readonly JobSection[] }, id: unknown): JobSection {
  const section = sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`no section ${String(id)} in the job`);
  return section;
}

/** The step that puts the words of a section into the document. `written`: the step that writes them. */
export function placingStep({ id, title }: Pick<JobSection, "id" | "title">, written: string): StepPlan {
  return { type: "code", name: placeStep(id), label: title, action: "place", needs: [written], params: id };
}

/**
 * The two steps of each section: chapters beside each other, the sections of one in their order. A section needs those before it in
 * place: it goes on from them. `first`: steps all of them need; `waitsForAll`: those that come once all
 * the others are there.
 */
export function sectionSteps(
  sections: readonly JobSection[],
  { first = [], waitsForAll = () => false }: { first?: readonly string[]; waitsForAll?: (section: JobSection) => boolean } = {},
): StepPlan[] {
  const ordered = [...sections.filter((section) => !waitsForAll(section)), ...sections.filter(waitsForAll)];
  return ordered.flatMap((section, at): StepPlan[] => {
    const earlier = ordered.slice(0, at).filter((one) => waitsForAll(section) || one.chapter === section.chapter);
    const needs = [...first, ...earlier.map(({ id }) => placeStep(id))];
    const { id, title, target } = section;
    return [
      { type: "generation", name: writeStep(id), label: title, characters: target, needs, params: id },
      placingStep(section, writeStep(id)),
    ];
  });
}
