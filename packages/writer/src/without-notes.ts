import { SAMPLE_MARK_SOURCE } from "@tangleaf/document/marks";

const MARK = new RegExp(SAMPLE_MARK_SOURCE, "g");

/** A text without its marks, which are never charged. */
export function withoutNotes(text: string): string {
  return text.replace(MARK, "");
}
