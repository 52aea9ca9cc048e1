/** A last line made only of marks that are likely to become a list, heading, rule or fence: not worth showing yet. */
const BARE_MARKS = /(^|\n)[ \t]*(?:[-*_=+>`~#|$]+|\d{1,9}[.)]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+|#{1,6}[ \t]+)$/;
/** Half of a mark that is about to be completed by the next characters. */
const HALF_MARK = /(?:\*{1,3}|_{1,3}|`{1,2}|\\|\$)$/;
const STRONG = /\*\*/g;

/**
 * What of a growing tail is worth showing: marks that only flash (a `-` that would be a heading underline for one frame,
 * an opened `**`) are held back or closed. It changes the picture of the tail only, never what is committed.
 */
export function holdBack(tail: string): string {
  const bare = BARE_MARKS.exec(tail);
  if (bare) return tail.slice(0, bare.index);
  const lineStart = tail.lastIndexOf("\n") + 1;
  const line = tail.slice(lineStart).replace(HALF_MARK, "");
  const strong = line.match(STRONG)?.length ?? 0;
  const open = strong % 2 === 1 && !line.includes("`");
  const shown = open ? closeStrong(line) : line;
  return tail.slice(0, lineStart) + shown;
}

function closeStrong(line: string): string {
  const at = line.lastIndexOf("**");
  const inside = line.slice(at + 2).trimEnd();
  return inside === "" ? line.slice(0, at) : `${line.slice(0, at + 2)}${inside}**`;
}
