/** Width of a text on one line. */
export type LineWidth = (text: string) => number;

/** One sign of Chinese, or a run of other letters with the blanks behind it: a line may end behind each. */
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]+\s*|\s+/gu;
/** Signs no line begins with. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}]/u;

/** A text in lines not wider than `max`. Words are kept whole, but for one that is wider than a line. */
export function wrapText(text: string, max: number, width: LineWidth): { lines: readonly string[]; width: number } {
  const whole = width(text);
  if (whole <= max) return { lines: [text], width: whole };
  const lines: string[] = [];
  let line = "";
  const put = (piece: string): void => {
    if (line === "" || NOT_FIRST.test(piece) || width((line + piece).trimEnd()) <= max) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  };
  for (const [piece] of text.matchAll(PIECE)) {
    if (width(piece) <= max) put(piece);
    else for (const sign of piece) put(sign);
  }
  if (line.trim() !== "" || lines.length === 0) lines.push(line.trimEnd());
  return { lines, width: Math.max(...lines.map(width)) };
}
