import { hasSameSigns, signsOf } from "@tangleaf/document/signs";

type Kept = { readonly result: { readonly paragraphs: string[] } } | { readonly error: string };

/** Reworked paragraphs, where every one came back with everything in it that has no words; else what is wrong, for the model to mend. */
export function keptParagraphs(before: readonly string[], after: readonly string[]): Kept {
  if (before.length !== after.length) return { error: `paragraphs: ${after.length} of ${before.length}` };
  const at = before.findIndex((text, index) => !hasSameSigns(text, after[index] ?? ""));
  if (at >= 0) return { error: `paragraphs[${at}]: ${signsOf(before[at] ?? "").join(" ")} must stand in it, in this order, once each` };
  const empty = after.findIndex((text) => text.trim() === "");
  return empty < 0 ? { result: { paragraphs: after.map((text) => text.trim()) } } : { error: `paragraphs[${empty}]: empty` };
}
