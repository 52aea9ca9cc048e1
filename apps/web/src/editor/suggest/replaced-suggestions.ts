import type { SuggestedPassage, Suggestion } from "@tangleaf/document/model";
import { compareAge, isSamePassage } from "./passage-overlaps.ts";
import { type PlacedPassage, type Places, placePassages } from "./place-passages.ts";

/** Whether some of its words are still being written. */
export const isWaiting = ({ passages }: Suggestion): boolean => passages.some(({ becomes }) => becomes === null);

/**
 * The older suggestions that a suggestion takes words from, each with what is left of it. One that is still being written keeps
 * its passages in their order, because its answer is told by it: those it loses are marked as unchanged.
 */
export function findReplaced(suggestion: Suggestion, stored: readonly Suggestion[], places: Places): [Suggestion, SuggestedPassage[]][] {
  const older = stored.filter((other) => other.id !== suggestion.id && compareAge(other, suggestion) < 0);
  const placed = placePassages([...older, suggestion], places);
  const own = placed.filter((passage) => passage.suggestion === suggestion);
  return older.flatMap((other): [Suggestion, SuggestedPassage[]][] => {
    const lost = placed.filter((passage) => passage.suggestion === other && own.some((one) => isSamePassage(one, passage)));
    if (lost.length === 0) return [];
    const left = other.passages.filter((_passage, index) => !lost.some((passage) => passage.index === index));
    if (left.length === 0 || !isWaiting(other)) return [[other, left]];
    return [[other, other.passages.map((passage) => (left.includes(passage) ? passage : { ...passage, becomes: passage.was }))]];
  });
}

/** The suggestions still being written that are about nothing but words of these passages. */
export function findWaiting(asked: Suggestion, stored: readonly Suggestion[], places: Places): Suggestion[] {
  const waiting = stored.filter((other) => other.id !== asked.id && isWaiting(other));
  const placed = placePassages([...waiting, asked], places);
  const own = placed.filter((passage) => passage.suggestion === asked);
  const isAsked = (passage: PlacedPassage) => own.some((one) => isSamePassage(one, passage));
  return waiting.filter((other) => placed.every((passage) => passage.suggestion !== other || isAsked(passage)));
}
