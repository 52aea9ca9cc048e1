const LISTED = /^(?:[-*+] |\d{1,3}[.、)）] ?|[(（]\d{1,3}[)）]|[①-⑳]|\|)/;
const HEADING = /^#{1,6} /;
const SENTENCE_END = /[。！？!?…]/;
/** What closes a sentence after its mark, and the works it cites. */
const AFTER_END = /^(?:[。！？!?…"”’」』）)】]|\[\[[^[\]\n]{0,60}\]\])*/;
const BLANK = /^\s*/;
/** So much of a line tells a list, a heading or a formula from a sentence. */
const OPENING_UNITS = 4;
const LEAD_IN = /[：:]\s*$/;

/**
 * The beginning of `text` that is whole by itself, with the blanks after it: a sentence with what it cites, a heading, a formula of
 * its own lines, a list or table with the line that leads up to it. "" where it may still go on; everything, at the end of an answer.
 */
export function firstUnit(text: string, atEnd: boolean): string {
  const start = BLANK.exec(text)?.[0].length ?? 0;
  const length = lengthOf(text.slice(start), atEnd);
  if (length === null) return atEnd ? text : "";
  const to = start + length;
  const blanks = BLANK.exec(text.slice(to))?.[0].length ?? 0;
  // More blanks may come, and belong to it.
  return to + blanks === text.length && !atEnd ? "" : text.slice(0, to + blanks);
}

/** The lines of a list or table one by one; another unit as it is. */
export function itemsOf(unit: string): string[] {
  return isListed(unit.trimStart()) || /\n(?=[-*+|\d(（①-⑳])/.test(unit.trim()) ? unit.split(/(?<=\n)(?=\S)/) : [unit];
}

function isListed(line: string): boolean {
  return LISTED.test(line);
}

/** Units of the first whole thing in `text`, which begins with no blank; null where its end is not there. */
function lengthOf(text: string, atEnd: boolean): number | null {
  if (text === "" || (!atEnd && text.length < OPENING_UNITS)) return null;
  if (text.startsWith("$$")) return closed(text, "$$", 2);
  if (text.startsWith("\\[")) return closed(text, "\\]", 2);
  if (text.startsWith("```")) return closed(text, "```", 3);
  if (isListed(text)) return listLength(text, atEnd);
  if (HEADING.test(text)) return lineLength(text, atEnd);
  const sentence = sentenceLength(text, atEnd);
  if (sentence === null || !LEAD_IN.test(text.slice(0, sentence))) return sentence;
  const rest = text.slice(sentence);
  const blanks = BLANK.exec(rest)?.[0].length ?? 0;
  const next = rest.slice(blanks);
  if (next.length < OPENING_UNITS && !atEnd) return null;
  if (!isListed(next) && !next.startsWith("$$")) return sentence;
  const below = lengthOf(next, atEnd);
  return below === null ? null : sentence + blanks + below;
}

function closed(text: string, mark: string, from: number): number | null {
  const at = text.indexOf(mark, from);
  return at < 0 ? null : at + mark.length;
}

function lineLength(text: string, atEnd: boolean): number | null {
  const at = text.indexOf("\n");
  return at >= 0 ? at : atEnd ? text.length : null;
}

/** Lines of a list or table, with blank and indented ones between. */
function listLength(text: string, atEnd: boolean): number | null {
  let to = 0;
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf("\n", at);
    const line = text.slice(at, lineEnd < 0 ? text.length : lineEnd);
    const isPart = isListed(line.trimStart()) || (at > 0 && /^\s+\S/.test(line));
    // The beginning of a line does not yet say whether it is one more item.
    if (lineEnd < 0 && line.length < OPENING_UNITS && !atEnd) return null;
    if (line.trim() !== "" && !isPart) return to;
    if (lineEnd < 0) return atEnd ? text.length : null;
    if (isPart) to = lineEnd;
    at = lineEnd + 1;
  }
  return atEnd ? to : null;
}

/** Up to the end of a sentence or of its line; a mark inside a formula ends none. */
function sentenceLength(text: string, atEnd: boolean): number | null {
  let inFormula = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (character === "\n") return at;
    if (character === "$" && text[at - 1] !== "\\") {
      const line = text.slice(at + 1).split("\n", 1)[0] ?? "";
      // Its other end may still come.
      if (!inFormula && !line.includes("$") && !atEnd && at + 1 + line.length === text.length) return null;
      inFormula = !inFormula && line.includes("$");
    }
    if (inFormula) continue;
    const isStop = character === "." && /^\.["')\]]*(?:\s|$)/.test(text.slice(at, at + 8)) && (atEnd || at + 1 < text.length);
    if (!isStop && !SENTENCE_END.test(character)) continue;
    const to = at + 1 + (AFTER_END.exec(text.slice(at + 1))?.[0].length ?? 0);
    const rest = text.slice(to);
    // A bracket may become a marker.
    if (!atEnd && (rest === "" || /^\[{1,2}[^\]\n]{0,60}\]?$/.test(rest))) return null;
    return to;
  }
  return null;
}
