import { countCharacters, createCharacterCounter } from "@tangleaf/document";
import { isClosing, isDateLine, isHeading, isListLine, isShortLine, isTagLine } from "./line-kinds.ts";
import { clauseEnds, sentenceEnds } from "./sentence-ends.ts";

type Unit = {
  readonly text: string;
  readonly count: number;
  /** Line the unit belongs to, and line ends before that. */
  readonly line: number;
  readonly breaks: number;
  /** Section, counted from 0; a heading begins a new one. */
  readonly section: number;
  /** May not be left out. */
  readonly fixed: boolean;
};

/** How much of a section has to stay: its first and last sentence, then its first, then nothing where no heading names it. */
const STAGES = [
  { keepFirst: 1, keepLast: 1, leaveSome: true },
  { keepFirst: 1, keepLast: 0, leaveSome: true },
  { keepFirst: 0, keepLast: 0, leaveSome: false },
] as const;

/**
 * `text` at no more than `most` characters: sentences in the middle of the longest section are left out first, one by one.
 * Headings, first and last sentences of a section, and what closes the text stay. `isEnd`: the text ends here;
 * `goesOn`: it begins inside a sentence, which stays. What has nothing to leave out is cut at the end of a sentence, then of a clause.
 */
export function trimMiddle(text: string, most: number, { isEnd, goesOn }: { isEnd: boolean; goesOn: boolean }): string {
  let units = unitsOf(text, isEnd).map((unit, at) => (at === 0 && goesOn ? { ...unit, fixed: true } : unit));
  let total = sum(units);
  for (const stage of STAGES) {
    while (total > most) {
      const at = nextToGo(units, { ...stage, excess: total - most, isEnd });
      if (at < 0) break;
      total -= units[at]?.count ?? 0;
      units = units.filter((_, index) => index !== at);
    }
  }
  return textOf(total <= most ? units : withLongestCut(units, total - most), /\n*$/.exec(text)?.[0] ?? "");
}

type Stage = { keepFirst: number; keepLast: number; leaveSome: boolean; excess: number; isEnd: boolean };

/** Unit to leave out next: in the middle of the longest section that has one to give. */
function nextToGo(units: readonly Unit[], { keepFirst, keepLast, leaveSome, excess, isEnd }: Stage): number {
  const last = units.at(-1)?.section ?? 0;
  const candidates = Array.from({ length: last + 1 }, (): { size: number; free: number[] } => ({ size: 0, free: [] }));
  for (const [at, { section, count, fixed }] of units.entries()) {
    const of = candidates[section];
    if (of === undefined) continue;
    of.size += count;
    if (!fixed) of.free.push(at);
  }
  let longest = { size: 0, inner: [] as readonly number[] };
  const all: number[] = [];
  for (const [section, { size, free }] of candidates.entries()) {
    // What is before the first heading belongs to a section that has begun already: it may go entirely.
    const mayEmpty = section === 0 && last > 0 && !leaveSome;
    const keepsEnd = section === last && isEnd;
    const from = mayEmpty || keepsEnd ? (keepLast === 1 && !mayEmpty ? keepFirst : 0) : Math.max(keepFirst, leaveSome ? 0 : 1);
    const to = free.length - (keepsEnd ? 1 : keepLast);
    const inner = free.slice(from, Math.max(from, to));
    all.push(...inner);
    if (inner.length > 0 && size > longest.size) longest = { size, inner };
  }
  const countOf = (at: number) => units[at]?.count ?? 0;
  const middle = longest.inner[Math.floor(longest.inner.length / 2)] ?? -1;
  if (countOf(middle) <= excess) return middle;
  // One is enough: the smallest that is, so that no more goes than must.
  return all.reduce((best, at) => (countOf(at) >= excess && countOf(at) < countOf(best) ? at : best), middle);
}

/** More than any sentence has. */
const ENDLESS_CHARACTERS = 300;

/** The longest sentence at a clause; one that never ends anywhere. What would be nothing then stays as it is. */
function withLongestCut(units: readonly Unit[], excess: number): Unit[] {
  const longest = units.reduce((best, { count, fixed }, at) => (!fixed && count > (units[best]?.count ?? 0) ? at : best), 0);
  return units.map((unit, at) => {
    if (at !== longest || unit.fixed) return unit;
    const most = unit.count - excess;
    const clause = cutAtEnd(unit.text, most);
    const text = clause === "" && unit.count > ENDLESS_CHARACTERS ? wholeCharacters(unit.text, most) : clause;
    return text === "" ? unit : { ...unit, text, count: countCharacters(text) };
  });
}

/** The longest beginning of `text` with at most `most` characters. */
function wholeCharacters(text: string, most: number): string {
  const counter = createCharacterCounter();
  let units = 0;
  for (const character of text) {
    if (counter.push(character) > most) break;
    units += character.length;
  }
  return text.slice(0, units);
}

/** Cut at the last sentence that fits, else at a clause, else at a character. */
export function cutAtEnd(text: string, most: number): string {
  for (const end of sentenceEnds(text).reverse()) if (countCharacters(text.slice(0, end)) <= most) return text.slice(0, end);
  for (const end of clauseEnds(text).reverse()) {
    const clause = text.slice(0, end);
    if (countCharacters(clause) <= most) return `${clause}${/[\u3000-\u9fff\uff00-\uffef]$/.test(clause) ? "。" : "."}`;
  }
  return "";
}

function unitsOf(text: string, isEnd: boolean): Unit[] {
  const lines = text.split("\n");
  const closing = isEnd ? closingFrom(lines) : lines.length;
  const units: Unit[] = [];
  let section = 0;
  let tableRows = 0;
  for (const [line, content] of lines.entries()) {
    if (content.trim() === "") continue;
    const heading = isHeading(content);
    if (heading && units.length > 0) section++;
    tableRows = content.startsWith("|") ? tableRows + 1 : 0;
    const fixed = heading || line >= closing || (tableRows > 0 && tableRows <= 2);
    const breaks = line - (units.at(-1)?.line ?? 0);
    for (const part of partsOf(content, fixed)) units.push({ text: part, count: countCharacters(part), line, breaks, section, fixed });
  }
  return units;
}

/** The first of the lines that close a text: closing words, names, dates, tags. */
function closingFrom(lines: readonly string[]): number {
  let from = lines.length;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? "";
    if (line.trim() === "") continue;
    if (!isClosing(line) && !isDateLine(line) && !isTagLine(line) && !isShortLine(line)) break;
    from = at;
  }
  return from;
}

/** Sentences of a line of prose; any other line stays whole. */
function partsOf(line: string, whole: boolean): string[] {
  if (whole || isListLine(line)) return [line];
  const parts: string[] = [];
  let from = 0;
  for (const end of [...sentenceEnds(line), line.length]) {
    if (end > from) parts.push(line.slice(from, end));
    from = end;
  }
  return parts;
}

/** Units joined again: lines are as far apart as they were. `end`: line ends after the last one. */
function textOf(units: readonly Unit[], end: string): string {
  let text = "";
  let line = 0;
  for (const unit of units) {
    // What goes on from an earlier line that is gone begins a paragraph.
    if (unit.line !== line) text += "\n".repeat(text === "" ? Math.max(2, unit.breaks) : unit.breaks);
    text += unit.text;
    line = unit.line;
  }
  return text + (units.length > 0 ? end : "");
}

function sum(units: readonly Unit[]): number {
  return units.reduce((all, { count }) => all + count, 0);
}
