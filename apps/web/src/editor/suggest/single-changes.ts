import { diffSigned } from "@tangleaf/document/convert";
import type { SuggestedPassage } from "@tangleaf/document/model";
import type { Decision } from "./decide.ts";
import type { PlacedPassage } from "./place-passages.ts";

/** Words that stay, or words that are replaced by others; either of those may be empty. */
export type Stretch = { readonly kept: string } | { readonly removed: string; readonly added: string };

/** A passage in stretches: what stays, and each change of it. */
export function stretchesOf({ was, becomes }: Pick<SuggestedPassage, "was" | "becomes">): Stretch[] {
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

/** One change of a passage taken or dropped, the others still offered. `at`: its place among the stretches. */
export function oneChange({ suggestion, index, passage }: PlacedPassage, at: number, take: boolean): Decision {
  const stretches = stretchesOf(passage);
  const say = (other: (stretch: { removed: string; added: string }, place: number) => string) =>
    stretches.map((one, place) => ("kept" in one ? one.kept : other(one, place))).join("");
  const was = take ? say(({ removed, added }, place) => (place === at ? added : removed)) : passage.was;
  const becomes = take ? passage.becomes : say(({ removed, added }, place) => (place === at ? removed : added));
  const { part: _part, ...rest } = passage;
  return { id: suggestion.id, index, text: take ? was : null, left: was === becomes ? null : { ...rest, was, becomes } };
}
