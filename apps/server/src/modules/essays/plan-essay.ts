import { JOB_CHARACTERS, type Variant } from "@tangleaf/contract";
import { essayStepLabels as labelsEn } from "../../messages/essay-steps.en.ts";
import { essayStepLabels as labelsZh } from "../../messages/essay-steps.zh.ts";
import type { StepPlan } from "../jobs/index.ts";
import { type JobSection, placeStep, sectionSteps } from "../section-writing/index.ts";
import type { EssayJobInput } from "./essay-job-input.ts";

/** Steps beside those of the sections. */
export const BRIEF_STEP = "brief";
export const ABSTRACT_STEP = "abstract";

/** Brief, then the sections (chapters beside each other, what concludes once they are there), then the abstracts. */
export function planEssay(input: EssayJobInput, variant: Variant): StepPlan[] {
  const labels = variant === "zh" ? labelsZh : labelsEn;
  const { sections, lastChapters, makesBrief, makesAbstracts } = input;
  const isLast = ({ chapter }: JobSection) => lastChapters.includes(chapter);
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
    ...sectionSteps(sections, { first: makesBrief ? [BRIEF_STEP] : [], waitsForAll: isLast }),
    ...(makesAbstracts ? abstracts : []),
  ];
}
