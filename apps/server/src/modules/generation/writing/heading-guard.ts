import type { Guard } from "./guard.ts";
import { createLineReader } from "./read-lines.ts";

const MARK = /^ {0,3}#{1,6}(?:\s+|$)/;
/** Lines of code may begin with # too. */
const CODE_FENCE = /^\s*```/;
const FENCE_BEGUN = /^\s*`{0,2}$/;
/** Number and marks of a heading: `## **1.2 方法**`, `第二章　方法`, `（一）方法`. */
const BEGINNING =
  /^[#*_\s　]*(?:第[一二三四五六七八九十百\d.]+[章节部分]|[（(]?[一二三四五六七八九十]+[)）、.．]|[（(]\d+[)）]|\d+(?:\.\d+)*[.、．]?(?![\d年月日%％]))?[\s　]*/;
const END = /(?<![*_\s　：:])[*_\s　：:]+$/;
/** Longer lines are no headings. */
const HEADING_MOST_UNITS = 80;

/**
 * Makes of a section's answer what can stand below the heading it has already: a line that only repeats one of `titles` goes, any other
 * heading becomes a plain line.
 */
export function createHeadingGuard(titles: readonly string[]): Guard {
  const own = new Set(titles.map(bare).filter((title) => title !== ""));
  let isDropped = false;
  let isCode = false;

  /** Whether a line that begins so may still be a heading. */
  function mayBeHeading(line: string): boolean {
    if (line.length > HEADING_MOST_UNITS) return false;
    if (CODE_FENCE.test(line) || FENCE_BEGUN.test(line)) return true;
    if (isCode) return false;
    if (MARK.test(line) || /^\s*#{0,6}$/.test(line)) return true;
    const words = bare(line);
    return words === "" || [...own].some((title) => title.startsWith(words) || words === title);
  }

  function readLine(text: string): string {
    if (CODE_FENCE.test(text)) isCode = !isCode;
    if (isCode || CODE_FENCE.test(text)) return text;
    if (own.has(bare(text))) {
      isDropped = true;
      return "";
    }
    const plain = MARK.test(text) ? text.replace(MARK, "") : text;
    // Blank lines below a heading that is gone go with it; a mark without words leaves none.
    if (plain.trim() === "" && (isDropped || MARK.test(text))) return "";
    isDropped = false;
    return plain;
  }

  return createLineReader({ mayMatter: mayBeHeading, readLine, pass: (rest) => rest });
}

function bare(line: string): string {
  return line
    .replace(BEGINNING, "")
    .replace(END, "")
    .replace(/[\s　]+/g, "");
}
