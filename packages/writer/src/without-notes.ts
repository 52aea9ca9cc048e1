import { wordsOf } from "./tools/word-patterns.ts";

/** A gap that only the user can fill, marked where it belongs. */
const GAP = /【(?:待补充|To add)[：:][^】\n]*】/g;

/** A text without what the sample writer says about itself: marked gaps and its note on what rules cannot do. Notes are never charged. */
export function withoutNotes(text: string): string {
  const notes = [wordsOf("zh").notes.needsModel, wordsOf("en").notes.needsModel];
  return notes.reduce((rest, note) => rest.replaceAll(`> ${note}`, ""), text.replace(GAP, ""));
}
