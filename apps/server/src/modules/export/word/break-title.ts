const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
/** A line may not begin with these. */
const NO_START = /^[的和与及之等、，》）”]/;

/**
 * Lines of a long title, nearly even and broken between words, as the standard asks (trapezium or diamond).
 * A line holds at most `lineCharacters` where its words allow.
 */
export function breakTitle(title: string, lineCharacters: number): string[] {
  const length = Array.from(title).length;
  const count = Math.ceil(length / lineCharacters);
  if (count <= 1) return [title];
  const words = [...segmenter.segment(title)].map(({ segment }) => segment);
  const lines: string[] = [];
  let line = "";
  let left = length;
  for (const [index, word] of words.entries()) {
    const target = left / (count - lines.length);
    const size = Array.from(line).length;
    const after = size + Array.from(word).length;
    const overshoots = after - target > target - size;
    if (line !== "" && lines.length < count - 1 && overshoots && !NO_START.test(words.slice(index).join(""))) {
      lines.push(line);
      left -= size;
      line = "";
    }
    line += word;
  }
  return [...lines, line];
}
