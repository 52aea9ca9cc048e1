import { headingPaths, NUMBERING_STYLES, type NumberingStyle, numberHeadings } from "@tangleaf/document";
import type { Raw, RawBlock } from "../read-paragraph.ts";
import { withGap } from "./count-lists.ts";
import type { Numbering, NumberingLevel } from "./numbering.ts";

/** 第一章, 一、, （一）, 1.2, Chapter 3: what people type where Word would count. */
const TYPED =
  /^(?:第[一二三四五六七八九十百零\d]+章|Chapter \d+|[一二三四五六七八九十]+、|（[一二三四五六七八九十\d]+）|\([a-z\d]+\)|\d+(?:\.\d+)+|\d+[.、．]?|[IVX]+\.|[A-Z]\.|[①-⑳]|[a-z]\.)[\s\u3000]*/;
const TYPED_MIN = 2;

/** `numbered`: ids of the headings that have a number. */
export type HeadingNumbers = { readonly style: NumberingStyle | null; readonly numbered: ReadonlySet<string> };

/**
 * How the headings of a file are numbered, by its lists or by what was typed; those without a number among others are marked so.
 * Numbers of lists that the document would not count the same (a first chapter 3, an 附录A) become words of their headings.
 */
export function numberReadHeadings(raws: readonly Raw[], numbering: Numbering): HeadingNumbers {
  const headings = raws.flatMap((raw) => (raw.kind === "block" && raw.block.node.type === "heading" ? [raw.block] : []));
  const first = headings.find(isCounted);
  const style = first?.list === undefined ? readTyped(headings) : readCounted(headings, numbering.forms(first.list));
  const paths = style === null ? [] : headingPaths(headings.map(readLevel));
  return { style, numbered: new Set(headings.flatMap(({ node }, index) => (paths[index] ? [String(node.attrs["id"])] : []))) };
}

const isCounted = ({ counted }: RawBlock): boolean => counted !== undefined && counted !== null && counted.label !== null;
const readLevel = ({ node }: RawBlock) => ({ level: Number(node.attrs["level"]), numbered: node.attrs["unnumbered"] !== 1 });

function readCounted(headings: readonly RawBlock[], [top, second]: readonly NumberingLevel[]): NumberingStyle | null {
  markUnnumbered(headings, (heading) => isCounted(heading) && !hasOwnWords(heading));
  const paths = headingPaths(headings.map(readLevel));
  if (paths.some((path) => path !== null) && headings.every((heading, index) => isSameCount(heading, paths[index] ?? null))) {
    for (const [index, heading] of headings.entries()) if (paths[index] === null) sayNumber(heading);
    return styleOf(top?.text ?? "", second?.text ?? "");
  }
  for (const heading of headings) {
    delete heading.node.attrs["unnumbered"];
    sayNumber(heading);
  }
  return null;
}

/** 附录%1, 实验%1: words that no number of the document has. */
function hasOwnWords({ counted }: RawBlock): boolean {
  return /\p{L}/u.test((counted?.level.text ?? "").replace(/%[1-9]|第|章|节|chapter|section/giu, ""));
}

/** Whether the document counts a heading as its list does, as far as the list shows. */
function isSameCount({ counted }: RawBlock, path: readonly number[] | null): boolean {
  if (path === null || counted === undefined || counted === null) return true;
  const offset = counted.path.length - path.length;
  const shown = [...counted.level.text.matchAll(/%([1-9])/g)].map(([, digit]) => Number(digit) - 1);
  return shown.every((index) => counted.path[index] === path[index - offset]);
}

/** Puts the number of a list before the words of its heading. */
function sayNumber({ node, counted }: RawBlock): void {
  const label = counted?.label;
  if (label === undefined || label === null) return;
  Object.assign(node, { content: [{ type: "text", text: withGap(label) }, ...(node.content ?? [])] });
}

function styleOf(top: string, second: string): NumberingStyle {
  if (/章|Chapter/i.test(top)) return "chapters";
  return /、/.test(top) || /^[（(]/.test(second) || (/%1\.$/.test(top) && /^%2\.$/.test(second)) ? "chinese" : "decimal";
}

/** A heading below one without a number has none either, so it is not said of it again. */
function markUnnumbered(headings: readonly RawBlock[], isNumbered: (heading: RawBlock, index: number) => boolean): void {
  let above: number | null = null;
  for (const [index, heading] of headings.entries()) {
    const level = Number(heading.node.attrs["level"]);
    if (above !== null && level > above) continue;
    above = null;
    if (isNumbered(heading, index)) continue;
    heading.node.attrs["unnumbered"] = 1;
    above = level;
  }
}

/** Typed numbers are taken for numbers only where every one of them is what would be counted. */
function readTyped(headings: readonly RawBlock[]): NumberingStyle | null {
  const typed = headings.map(({ node }) => TYPED.exec(node.content?.[0]?.text ?? "")?.[0] ?? null);
  if (typed.filter((one) => one !== null).length < TYPED_MIN) return null;
  const levels = headings.map(({ node }, index) => ({ level: Number(node.attrs["level"]), numbered: typed[index] !== null }));
  for (const style of NUMBERING_STYLES) {
    for (const language of ["zh", "en"] as const) {
      const expected = numberHeadings(levels, style, language);
      if (!expected.every((number, index) => plain(number ?? "") === plain(typed[index] ?? ""))) continue;
      markUnnumbered(headings, (_, index) => typed[index] !== null);
      for (const [index, heading] of headings.entries()) cutStart(heading, typed[index]?.length ?? 0);
      return style;
    }
  }
  return null;
}

const plain = (number: string): string =>
  number
    .replace(/(?<![\s\u3000.、．])[\s\u3000.、．]+$/, "")
    .replaceAll("(", "（")
    .replaceAll(")", "）");

function cutStart(heading: RawBlock, length: number): void {
  const [first, ...rest] = heading.node.content ?? [];
  if (first === undefined || length === 0) return;
  const text = (first.text ?? "").slice(length);
  Object.assign(heading.node, { content: text === "" ? rest : [{ ...first, text }, ...rest] });
}
