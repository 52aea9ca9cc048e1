import { estimateTokens } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { withoutNotes } from "@tangleaf/writer";
import type { ModelInfo } from "../../ports/model.ts";

/** Metered tokens of a text that broke off: what can be read of it, at the model's price. What the built-in writer notes about itself is free. */
export function chargedTokens(text: string, model: Pick<ModelInfo, "builtin" | "price">): number {
  return estimateTokens(countCharacters(model.builtin ? withoutNotes(text) : text), model.price.completion);
}
