import type { SuggestedPassage } from "@tangleaf/document/model";
import type { PlacedPassage } from "./place-passages.ts";
import { type Step, signedText } from "./signed-text.ts";
import { stepsOfPassage } from "./single-changes.ts";

/**
 * Whether two passages are suggestions for the same words of one paragraph. A passage without a part, or whose paragraph was
 * changed since, is about the whole paragraph. New text behind a paragraph shares no words with the paragraph itself.
 */
export function isSamePassage(one: PlacedPassage, other: PlacedPassage): boolean {
  if (one.node === null || other.node === null || one.pos !== other.pos) return false;
  if (one.passage.behind !== other.passage.behind) return false;
  const [first, second] = [findPart(one), findPart(other)];
  return first === undefined || second === undefined || (first[0] < second[1] && second[0] < first[1]);
}

/** Whether changes share words or meet at one point, where their order would decide on the text. */
export function areTouching(steps: readonly Step[], others: readonly Step[]): boolean {
  return steps.some((step) => others.some((other) => step.from <= other.to && other.from <= step.to));
}

/** The passages that can be shown together. Of overlapping ones the newest is kept, and one whose paragraph was changed since comes last. */
export function dropOverlaps(placed: readonly PlacedPassage[]): PlacedPassage[] {
  const kept = new Map<number, PlacedPassage[]>();
  const shown = new Set<PlacedPassage>();
  for (const passage of placed.toSorted(compareRank)) {
    const others = kept.get(passage.pos) ?? [];
    if (passage.node !== null) {
      if (others.some((other) => isSamePassage(passage, other) || haveTouchingChanges(passage, other))) continue;
      kept.set(passage.pos, [...others, passage]);
    }
    shown.add(passage);
  }
  return placed.filter((passage) => shown.has(passage));
}

function compareRank(one: PlacedPassage, other: PlacedPassage): number {
  const [late, otherLate] = [Number(one.state === "changed"), Number(other.state === "changed")];
  return late - otherLate || compareAge(other.suggestion, one.suggestion);
}

/** Orders suggestions from the oldest to the newest, in the same way on every device. */
export function compareAge(one: PlacedPassage["suggestion"], other: PlacedPassage["suggestion"]): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}

function haveTouchingChanges(one: PlacedPassage, other: PlacedPassage): boolean {
  if (one.state !== "open" || other.state !== "open" || one.passage.behind === 1 || other.passage.behind === 1) return false;
  return areTouching(stepsOfPassage(one.passage), stepsOfPassage(other.passage));
}

/** The part a passage is about; undefined = its whole paragraph. */
function findPart({ passage, node }: PlacedPassage): SuggestedPassage["part"] {
  return node !== null && signedText(node) === passage.was ? passage.part : undefined;
}
