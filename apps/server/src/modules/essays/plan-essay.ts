import { JOB_CHARACTERS, type Variant } from "@tangleaf/contract";
import { essayStepLabels as labelsEn } from "../../messages/essay-steps.en.ts";
import { essayStepLabels as labelsZh } from "../../messages/essay-steps.zh.ts";
import type { StepPlan } from "../jobs/index.ts";
import { type JobSection, placeStep, sectionSteps } from "../section-writing/index.ts";
import { chapterSteps } from "./chapter-steps.ts";
import type { EssayJobInput } from "./essay-job-input.ts";

/** Steps beside those of the sections. */
export const BRIEF_STEP = "brief";
export const ABSTRACT_STEP = "abstract";

/**
 * Brief, then the text (chapters beside each other, what concludes once they are there), then the abstracts. A thesis is written by
 * chapter (docs/decisions/094); one section of it, and a document of a generator, by section.
 */
export function planEssay(input: EssayJobInput, variant: Variant): StepPlan[] {
  const labels = variant === "zh" ? labelsZh : labelsEn;
  const { essay, sections, lastChapters, makesBrief, makesAbstracts } = input;
  const waitsForAll = ({ chapter }: JobSection) => lastChapters.includes(chapter);
  const isByChapter = essay.document === undefined && sections.length > 1;
  const first = makesBrief ? [BRIEF_STEP] : [];
  const briefs: StepPlan[] = [
    { type: "generation", name: BRIEF_STEP, label: labels.brief, characters: JOB_CHARACTERS.brief },
    { type: "code", name: `keep-${BRIEF_STEP}`, label: labels.brief, action: "keepBrief", needs: [BRIEF_STEP] },
  ];
  const abstracts: StepPlan[] = [
    {
      type: "generation",
      name: ABSTRACT_STEP,
      label: labels.abstract,
      characters: JOB_CHARACTERS.abstract,
      needs: sections.map(({ id }) => placeStep(id)),
    },
    { type: "code", name: `keep-${ABSTRACT_STEP}`, label: labels.abstract, action: "keepAbstracts", needs: [ABSTRACT_STEP] },
  ];
  return [
    ...(makesBrief ? briefs : []),
    ...(isByChapter ? chapterSteps(input, first) : sectionSteps(sections, { first, waitsForAll })),
    ...(makesAbstracts ? abstracts : []),
  ];
}
