import { ESSAY_PARAGRAPH_CHARACTERS } from "@tangleaf/contract/constants";
import type { Limits } from "@tangleaf/contract/limits";
import type { SectionRow } from "#features/document/writing/section-states.ts";

/** Characters that will be written for a section at once: its target, as far as the level goes. */
export function targetOf(
  { target }: Pick<SectionRow, "target">,
  { essayParagraphCharacters }: Pick<Limits, "essayParagraphCharacters">,
): number {
  return Math.min(target ?? ESSAY_PARAGRAPH_CHARACTERS, essayParagraphCharacters);
}
