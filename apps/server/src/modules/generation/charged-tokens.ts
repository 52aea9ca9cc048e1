import { estimateTokens } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { CHAPTER_MARKS } from "@tangleaf/document/chapter-text";
import { withoutNotes } from "@tangleaf/writer";
import type { ModelInfo } from "../../ports/model.ts";

/**
 * Metered tokens of a text that broke off: what can be read of it, at the model's price. What the built-in writer notes about itself
 * is free, and so are the marks between the sections of a chapter.
 */
export function chargedTokens(text: string, model: Pick<ModelInfo, "builtin" | "price">): number {
  const words = text.replace(CHAPTER_MARKS, "");
  return estimateTokens(countCharacters(model.builtin ? withoutNotes(words) : words), model.price.completion);
}
