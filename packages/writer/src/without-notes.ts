/** A gap that only the user can fill, marked where it belongs. */
const MARK = /【(?:待补充|To add)[：:][^】\n]*】/g;

/** A text without its marks, which are never charged. */
export function withoutNotes(text: string): string {
  return text.replace(MARK, "");
}
