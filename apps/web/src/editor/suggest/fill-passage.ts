import type { SuggestedPassage } from "@tangleaf/document/model";
import { joinStretches, stretchesOf } from "./single-changes.ts";

/** A passage with what came for the part that was asked about. */
export function fillPassage(passage: SuggestedPassage, text: string): SuggestedPassage {
  const { was, part } = passage;
  if (part === undefined) return { ...passage, becomes: text };
  const [before, after] = [was.slice(0, part[0]), was.slice(part[1])];
  // Told from the part alone, so that no change lies outside it.
  const { pieces } = joinStretches(stretchesOf({ was: was.slice(...part), becomes: text }));
  return { ...passage, becomes: before + text + after, pieces: [before, ...pieces, after].filter((piece) => piece !== "") };
}
