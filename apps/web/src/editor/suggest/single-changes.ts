import { diffSigned } from "@tangleaf/document/convert";
import type { SuggestedPassage, SuggestedPiece } from "@tangleaf/document/model";
import { SIGN } from "@tangleaf/document/signs";
import { signedCitations } from "./cited-text.ts";
import type { Decision } from "./decision.ts";
import type { PlacedPassage } from "./place-passages.ts";
import type { Step } from "./signed-text.ts";

/** Between texts that are looked at as one; of no script. */
const BETWEEN = "\uE003";

/** Words that stay, or words that are replaced by others; either of those may be empty. */
export type Stretch = { readonly kept: string } | { readonly removed: string; readonly added: string };

/** A passage in stretches: what stays, and each change of it. */
export function stretchesOf({ was, becomes, pieces }: Pick<SuggestedPassage, "was" | "becomes" | "pieces">): Stretch[] {
  if (pieces !== undefined) return pieces.map((one) => (typeof one === "string" ? { kept: one } : { removed: one[0], added: one[1] }));
  const stretches: Stretch[] = [];
  for (const { type, text } of diffSigned(was, becomes ?? was)) {
    const last = stretches.at(-1);
    if (type === "kept") stretches.push({ kept: text });
    else if (type === "added" && last !== undefined && "removed" in last && last.added === "") {
      stretches[stretches.length - 1] = { ...last, added: text };
    } else stretches.push(type === "removed" ? { removed: text, added: "" } : { removed: "", added: text });
  }
  return stretches;
}

/** The changes of a passage, in positions of its paragraph as it was. */
export function stepsOfPassage(passage: SuggestedPassage): Step[] {
  return stretchSteps(stretchesOf(passage)).filter((step) => step !== null);
}

/** For each stretch its change; null where it stays. */
function stretchSteps(stretches: readonly Stretch[]): (Step | null)[] {
  let at = 0;
  return stretches.map((one) => {
    const from = at;
    at += ("kept" in one ? one.kept : one.removed).replace(SIGN, " ").length;
    return "kept" in one ? null : { from, to: at, insert: one.added };
  });
}

/** What was taken and cites anew has a sign now, and the signs behind it count from there. */
export function countSigns(stretches: readonly Stretch[]): Stretch[] {
  const kept = stretches.flatMap((one) => ("kept" in one ? [one.kept] : []));
  const counted = signedCitations(kept.join(BETWEEN)).split(BETWEEN);
  let next = 0;
  return stretches.map((one) => ("kept" in one ? { kept: counted[next++] ?? "" } : one));
}

/** The texts and pieces of a passage that consists of these stretches. */
export function joinStretches(stretches: readonly Stretch[]): { was: string; becomes: string; pieces: SuggestedPiece[] } {
  return {
    was: stretches.map((one) => ("kept" in one ? one.kept : one.removed)).join(""),
    becomes: stretches.map((one) => ("kept" in one ? one.kept : one.added)).join(""),
    pieces: stretches.map((one): SuggestedPiece => ("kept" in one ? one.kept : [one.removed, one.added])).filter((piece) => piece !== ""),
  };
}

/** One change of a passage taken or dropped, the others still offered. `at`: its place among the stretches. */
export function oneChange({ suggestion, index, passage }: PlacedPassage, at: number, take: boolean): Decision {
  const stretches = stretchesOf(passage);
  const decided = stretches.map((one, place): Stretch => {
    if (place !== at || "kept" in one) return one;
    return { kept: take ? one.added : one.removed };
  });
  const text = decided.map((one) => ("kept" in one ? one.kept : one.removed)).join("");
  const { was, becomes, pieces } = joinStretches(take ? countSigns(decided) : decided);
  const { part, ...stored } = passage;
  const step = stretchSteps(stretches)[at];
  return {
    id: suggestion.id,
    index,
    text: take ? text : null,
    ...(take && step ? { steps: [step] } : {}),
    left: was === becomes ? null : { ...stored, was, becomes, pieces, ...resizePart(part, was.length - passage.was.length) },
  };
}

/** The part of a passage after one of its changes was decided; a part without words is left out, the passage is about its paragraph then. */
function resizePart(part: SuggestedPassage["part"], growth: number): Pick<SuggestedPassage, "part"> {
  return part === undefined || part[0] >= part[1] + growth ? {} : { part: [part[0], part[1] + growth] };
}
