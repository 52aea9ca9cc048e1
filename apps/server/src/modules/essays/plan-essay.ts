import type { Variant } from "@tangleaf/contract";
import { essayStepLabels as labelsEn } from "../../messages/essay-steps.en.ts";
import { essayStepLabels as labelsZh } from "../../messages/essay-steps.zh.ts";
import type { StepPlan } from "../jobs/index.ts";
import type { EssayJobInput, EssayJobSection } from "./essay-job-input.ts";

/** Steps beside those of the sections. */
export const BRIEF_STEP = "brief";
export const ABSTRACT_STEP = "abstract";
/** Characters such a step makes: its part of the quote, like the estimate of its kind. */
const BRIEF_CHARACTERS = 700;
const ABSTRACT_CHARACTERS = 900;
const WRITE = "write-";

/** What the step that writes a paragraph is called, and the one that puts its words into the document. */
export const writeStep = (paragraphId: string): string => `${WRITE}${paragraphId}`;
export const placeStep = (paragraphId: string): string => `place-${paragraphId}`;

/** The paragraph a step writes; null for other steps. */
export function writtenBy(step: string): string | null {
  return step.startsWith(WRITE) ? step.slice(WRITE.length) : null;
}

/**
 * Brief, then chapters beside each other and the sections of one in their order, then what concludes, then the abstracts. A section
 * needs those before it in place: it goes on from them, and makes good what they miss.
 */
export function planEssay(input: EssayJobInput, variant: Variant): StepPlan[] {
  const labels = variant === "zh" ? labelsZh : labelsEn;
  const { sections, lastChapters, makesBrief, makesAbstracts } = input;
  const isLast = ({ chapter }: EssayJobSection) => lastChapters.includes(chapter);
  const ordered = [...sections.filter((section) => !isLast(section)), ...sections.filter(isLast)];
  const briefs: StepPlan[] = [
    { type: "generation", name: BRIEF_STEP, label: labels.brief, characters: BRIEF_CHARACTERS },
    { type: "code", name: `keep-${BRIEF_STEP}`, label: labels.brief, action: "keepBrief", needs: [BRIEF_STEP] },
  ];
  const abstracts: StepPlan[] = [
    {
      type: "generation",
      name: ABSTRACT_STEP,
      label: labels.abstract,
      characters: ABSTRACT_CHARACTERS,
      needs: sections.map(({ id }) => placeStep(id)),
    },
    { type: "code", name: `keep-${ABSTRACT_STEP}`, label: labels.abstract, action: "keepAbstracts", needs: [ABSTRACT_STEP] },
  ];
  return [
    ...(makesBrief ? briefs : []),
    ...ordered.flatMap((section, at): StepPlan[] => {
      const earlier = ordered.slice(0, at).filter((one) => isLast(section) || one.chapter === section.chapter);
      const needs = [...(makesBrief ? [BRIEF_STEP] : []), ...earlier.map(({ id }) => placeStep(id))];
      const { id, title, target } = section;
      return [
        { type: "generation", name: writeStep(id), label: title, characters: target, needs, params: id },
        { type: "code", name: placeStep(id), label: title, action: "place", needs: [writeStep(id)], params: id },
      ];
    }),
    ...(makesAbstracts ? abstracts : []),
  ];
}
