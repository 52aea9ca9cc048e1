import { tokensOf } from "./tokens-of.ts";

const HEADING = /^\s*(?:#{1,6}\s|\*\*(?=[^*\n]+\*\*[：:]?$)|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）)(.+)$/;
const LEVEL_BELOW_TWO = /^[ \t\u3000]*#{3,6}\s/m;
/** A line that a heading may be without a sign of one. */
const SHORT_LINE_TOKENS = 14;
/** A heading stands for a section when it has so much of the section's name. */
const ALIKE_SHARE = 0.5;
const CLOSING_LINES = 4;
const SIGNATURE_MOST_TOKENS = 16;
const DATE = /\d{1,4}\s*[年/-]\s*\d{1,2}|\d{1,2}\s*月\s*\d{1,2}\s*日|\b\d{1,2} [A-Z][a-z]+ \d{4}\b|\b[A-Z][a-z]+ \d{1,2},? \d{4}\b/;
const CALLED = /(?:落款|日期|姓名|署名|签名|signature|name|date)/i;
const MARKED = /[【[](?:待补充|待填写|To add)[^】\]]*[】\]]/i;
const SENTENCE_END = /[。！？!?]$/;

/** Share of the sections that stand in a text as headings or as short lines of their own, 0 to 1. */
export function sectionsFound(text: string, names: readonly string[]): number {
  if (names.length === 0) return 1;
  const lines = text.split("\n").map((line) => HEADING.exec(line)?.[1] ?? line);
  const headings = lines.map((line) => new Set(tokensOf(line))).filter(({ size }) => size > 0 && size <= SHORT_LINE_TOKENS);
  const isFound = (name: string) => {
    const words = tokensOf(name);
    return headings.some((heading) => words.filter((word) => heading.has(word)).length >= words.length * ALIKE_SHARE);
  };
  return names.filter(isFound).length / names.length;
}

/** Whether a text has headings below the second level. */
export function hasDeepHeadings(text: string): boolean {
  return LEVEL_BELOW_TWO.test(text);
}

/** Whether one of the last lines is a signature: a date, a name that was given, or a mark for one, on a line of its own. */
export function isSigned(text: string, given: string): boolean {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/[*_#]/g, "").trim())
    .filter((line) => line !== "");
  const known = given.split(/[\n，,；;]/).map((part) => part.trim());
  return lines.slice(-CLOSING_LINES).some((line) => {
    if (SENTENCE_END.test(line) || tokensOf(line).length > SIGNATURE_MOST_TOKENS) return false;
    const said = line.replace(/^.{1,6}[：:]\s*/, "");
    return DATE.test(line) || (MARKED.test(line) && CALLED.test(line)) || (said !== "" && known.includes(said));
  });
}
