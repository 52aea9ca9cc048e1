import type { SuggestedPassage } from "@tangleaf/document/model";
import { signedCitations } from "./cited-text.ts";
import { applySteps, type Step, splitUnits } from "./signed-text.ts";
import { countSigns, joinStretches, type Stretch, stretchesOf } from "./single-changes.ts";

/**
 * The passage after other changes of its paragraph were accepted, so that it can still be accepted itself. null = they change the
 * words it is about.
 */
export function rebasePassage(passage: SuggestedPassage, steps: readonly Step[]): SuggestedPassage | null {
  const { was, part } = passage;
  if (passage.behind === 1) return { ...passage, was: signedCitations(applySteps(was, steps)) };
  if (part === undefined) return null;
  const [before, inside, after] = [was.slice(0, part[0]), was.slice(...part), was.slice(part[1])];
  const start = splitUnits(before).length;
  const end = start + splitUnits(inside).length;
  const [stepsBefore, stepsAfter] = [steps.filter(({ to }) => to <= start), steps.filter(({ from }) => from >= end)];
  if (stepsBefore.length + stepsAfter.length !== steps.length) return null;
  const inner = passage.becomes === null ? [{ kept: inside }] : cutStretches(stretchesOf(passage), part);
  if (inner === null) return null;
  const shifted = stepsAfter.map(({ from, to, insert }) => ({ from: from - end, to: to - end, insert }));
  const stretches = countSigns([{ kept: applySteps(before, stepsBefore) }, ...inner, { kept: applySteps(after, shifted) }]);
  const { was: now, becomes, pieces } = joinStretches(stretches);
  const rebased = { was: now, part: [measureKept(stretches[0]), now.length - measureKept(stretches.at(-1))] as const };
  if (passage.becomes === null) return { ...passage, ...rebased };
  return { ...passage, ...rebased, becomes, pieces };
}

const measureKept = (stretch: Stretch | undefined): number => (stretch !== undefined && "kept" in stretch ? stretch.kept.length : 0);

/** The stretches of a part; null where a change goes beyond it. */
function cutStretches(stretches: readonly Stretch[], [from, to]: readonly [number, number]): Stretch[] | null {
  const inner: Stretch[] = [];
  let start = 0;
  for (const stretch of stretches) {
    const end = start + ("kept" in stretch ? stretch.kept : stretch.removed).length;
    if ("kept" in stretch) inner.push({ kept: stretch.kept.slice(Math.max(0, from - start), Math.max(0, to - start)) });
    else if (start >= from && end <= to) inner.push(stretch);
    else return null;
    start = end;
  }
  return inner.filter((stretch) => !("kept" in stretch) || stretch.kept !== "");
}
