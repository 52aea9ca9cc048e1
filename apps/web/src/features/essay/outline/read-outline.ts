import type { OutlineInput } from "@tangleaf/contract";
import { ESSAY_INTENT_MAX_CHARACTERS, ESSAY_LENGTH, ESSAY_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { allocateLengths, type OutlineItem, parseOutline, splitTarget, unfoldOutline } from "@tangleaf/document/outline";
import { OUTLINE_DEPTH_MAX } from "./outline-line.ts";

const HEADING = /^\s{0,3}#{1,6}\s/;

/** An outline as text. Where it is Markdown with headings, its other lines say what the heading above them is to say. */
export function readOutlineText(text: string): readonly OutlineItem[] {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  if (lines.filter((line) => HEADING.test(line)).length < 2) return parseOutline(unfoldOutline(text));
  const notes: string[][] = [];
  for (const line of lines) {
    if (HEADING.test(line)) notes.push([]);
    else if (line.trim() !== "") notes.at(-1)?.push(line.trim());
  }
  let next = 0;
  const noted = (items: readonly OutlineItem[]): OutlineItem[] =>
    items.map((item) => {
      const note = (notes[next++] ?? []).join("\n");
      return { ...item, ...(note === "" ? {} : { note }), children: noted(item.children) };
    });
  return noted(parseOutline(lines.filter((line) => HEADING.test(line)).join("\n")));
}

/** The chapters of what was read, and its title where a single heading stands above them all. */
export function chaptersOf(items: readonly OutlineItem[], title = ""): { title: string; chapters: readonly OutlineItem[] } {
  const [only] = items;
  const isTitle =
    items.length === 1 && only !== undefined && only.children.length > 1 && only.children.some(({ children }) => children.length > 0);
  return isTitle ? { title: only.title, chapters: only.children } : { title, chapters: items };
}

/** An outline as the server takes it: numbers are left out of titles, lengths read from them, what is too deep stands a level higher. */
export function toOutlineInput(items: readonly OutlineItem[], depth = 1): OutlineInput[] {
  return items.flatMap((item) => {
    const { title, target } = splitTarget(unnumbered(item.title));
    const words = title.slice(0, ESSAY_TITLE_MAX_CHARACTERS).trim();
    const below = toOutlineInput(item.children, depth + 1);
    if (words === "") return below;
    const line: OutlineInput = {
      title: words,
      ...(target === null ? {} : { targetCnt: Math.min(target, ESSAY_LENGTH.max) }),
      ...(item.note === undefined ? {} : { textData: item.note.slice(0, ESSAY_INTENT_MAX_CHARACTERS) }),
    };
    return depth < OUTLINE_DEPTH_MAX ? [{ ...line, subPara: target === null ? below : withLength(below, target) }] : [line, ...below];
  });
}

/** Lines that say nothing of lengths share that of the line they stand below. */
function withLength(lines: readonly OutlineInput[], length: number): OutlineInput[] {
  const isSaid = ({ targetCnt, subPara = [] }: OutlineInput): boolean => targetCnt !== undefined || subPara.some(isSaid);
  if (lines.some(isSaid)) return [...lines];
  const leaves = ({ subPara = [] }: OutlineInput): number =>
    subPara.length === 0 ? 1 : subPara.reduce((sum, below) => sum + leaves(below), 0);
  const lengths = allocateLengths(length, lines.map(leaves));
  return lines.map((line, index) => {
    const own = lengths[index] ?? 0;
    return { ...line, targetCnt: own, subPara: withLength(line.subPara ?? [], own) };
  });
}

/** A title without the number it was typed with. */
function unnumbered(title: string): string {
  const [read, ...more] = parseOutline(title.replace(/\s+/g, " "));
  return more.length === 0 && read !== undefined ? read.title : title;
}
