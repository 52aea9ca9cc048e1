import { NUMBERING_STYLES, type NumberingStyle, numberHeadings } from "@tangleaf/document";
import type { Numbering } from "./numbering.ts";
import type { Raw, RawBlock } from "./read-paragraph.ts";

/** 第一章, 一、, （一）, 1.2, Chapter 3: what people type where Word would count. */
const TYPED =
  /^(?:第[一二三四五六七八九十百零\d]+章|Chapter \d+|[一二三四五六七八九十]+、|（[一二三四五六七八九十\d]+）|\([a-z\d]+\)|\d+(?:\.\d+)+|\d+[.、．]?|[IVX]+\.|[A-Z]\.|[①-⑳]|[a-z]\.)[\s\u3000]*/;
const TYPED_MIN = 2;

/** How the headings of a file are numbered, by its lists or by what was typed; those without a number among others are marked so. */
export function numberReadHeadings(raws: readonly Raw[], numbering: Numbering): NumberingStyle | null {
  const headings = raws.flatMap((raw) => (raw.kind === "block" && raw.block.node.type === "heading" ? [raw.block] : []));
  const counted = headings.map(({ list }) => (list === undefined ? null : numbering.level(list)));
  const first = headings.find((_, index) => counted[index] !== null && counted[index] !== undefined);
  if (first?.list !== undefined) {
    const [top, second] = numbering.forms(first.list);
    markUnnumbered(headings, (_, index) => counted[index] !== null);
    return styleOf(top?.text ?? "", second?.text ?? "");
  }
  return readTyped(headings);
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
