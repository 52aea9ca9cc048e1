import type { TemplateFact, TemplateMapping } from "@tangleaf/contract";
import { childOf, elementsOf, type XmlElement } from "../word-format/index.ts";
import type { PlacedField } from "./cover-fields.ts";
import { cutRun, isUnderlined, lineOf, replaceParagraphs, textElement } from "./cover-lines.ts";

export type CoverFacts = Readonly<Partial<Record<TemplateFact, string>>>;

const BLANK = "\u00a0";
const TAB_WIDTH = 8;
/** Elements that stand behind the line below words in their properties. */
const AFTER_UNDERLINE = /^w:(?:effect|bdr|shd|fitText|vertAlign|rtl|cs|em|lang|eastAsianLayout|specVanish|oMath)$/;

/** The cover with the facts in the places they were given; where there is none of a fact the place stays as it is. */
export function fillCover(
  blocks: readonly XmlElement[],
  fields: readonly PlacedField[],
  { mapping, facts }: { readonly mapping: TemplateMapping; readonly facts: CoverFacts },
): XmlElement[] {
  const byParagraph = new Map<XmlElement, { field: PlacedField; value: string }[]>();
  for (const field of fields) {
    const fact = mapping[field.id];
    const value = fact === undefined ? "" : (facts[fact] ?? "").trim();
    if (value === "") continue;
    byParagraph.set(field.paragraph, [...(byParagraph.get(field.paragraph) ?? []), { field, value }]);
  }
  const filled = [...byParagraph].map(([paragraph, values]): [XmlElement, XmlElement] => [paragraph, fillLine(paragraph, values)]);
  return replaceParagraphs(blocks, new Map(filled));
}

function fillLine(paragraph: XmlElement, values: readonly { field: PlacedField; value: string }[]): XmlElement {
  // From the end: what stands before keeps its place.
  return values.toReversed().reduce((line, { field, value }) => writeAt(line, field, value), paragraph);
}

function writeAt(paragraph: XmlElement, field: PlacedField, value: string): XmlElement {
  const { text, runs } = lineOf(paragraph);
  const { start } = field;
  const model = runs.find(({ start: from, end: to }) => from <= start && start < to) ?? runs.findLast(({ start: from }) => from <= start);
  const end = endOfBlank(text, runs, field);
  const was = text.slice(start, end);
  const hasLine = /[_＿]/.test(was) || (model !== undefined && was.trim() === "" && was !== "" && isUnderlined(model.run));
  const isFollowed = end === field.end && end < text.length;
  const run = valueRun(model?.run ?? null, paragraph, padded(value, was, { hasLine, isFollowed }), hasLine);
  let isWritten = false;
  const children = elementsOf(paragraph).flatMap((child): XmlElement[] => {
    const place = runs.find((one) => one.run === child);
    if (place === undefined) return [child];
    const isHere = !isWritten && (place.end > start || place === runs.at(-1));
    if (isHere) isWritten = true;
    const value = isHere ? [run] : [];
    if (place.start === place.end) return [child, ...value];
    const before = start <= place.start ? null : cutRun(child, 0, Math.min(place.end, start) - place.start);
    const behind = end >= place.end ? null : cutRun(child, Math.max(place.start, end) - place.start, place.end - place.start);
    return [...(before === null ? [] : [before]), ...value, ...(behind === null ? [] : [behind])];
  });
  return { ...paragraph, children: isWritten ? children : [...children, run] };
}

/** Where the blank itself ends: space between it and the next label is no part of it. */
function endOfBlank(text: string, runs: ReturnType<typeof lineOf>["runs"], { start, end }: PlacedField): number {
  const was = text.slice(start, end);
  if (/[_＿]/.test(was)) return start + was.trimEnd().length;
  if (was.trim() !== "") return end;
  const lined = runs.filter((place) => place.end > start && place.start < end && isUnderlined(place.run));
  return lined.length === 0 ? end : Math.min(end, lined.at(-1)?.end ?? end);
}

/** As wide as the blank was: in its middle where there is a line, at its beginning where there is none and more follows. */
function padded(value: string, was: string, { hasLine, isFollowed }: { hasLine: boolean; isFollowed: boolean }): string {
  const left = Math.max(0, widthOf(was) - widthOf(value));
  if (!hasLine) return isFollowed ? value + BLANK.repeat(Math.max(2, left)) : value;
  return BLANK.repeat(Math.floor(left / 2)) + value + BLANK.repeat(Math.ceil(left / 2));
}

/** In halves of a Chinese character. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (sign === "\t" ? TAB_WIDTH : /[\u1100-\uffef]/.test(sign) ? 2 : 1), 0);
}

function valueRun(model: XmlElement | null, paragraph: XmlElement, text: string, hasLine: boolean): XmlElement {
  const given = childOf(model ?? undefined, "w:rPr") ?? childOf(childOf(paragraph, "w:pPr"), "w:rPr");
  // Samples are often in red, or slanted: what is printed is not.
  const kept = elementsOf(given).filter(({ name }) => !["w:color", "w:highlight", "w:vanish", ...(hasLine ? ["w:u"] : [])].includes(name));
  const line = { name: "w:u", attributes: { "w:val": "single" }, children: [] };
  const at = kept.findIndex(({ name }) => AFTER_UNDERLINE.test(name));
  const look = hasLine ? kept.toSpliced(at === -1 ? kept.length : at, 0, line) : kept;
  return { name: "w:r", attributes: {}, children: [{ name: "w:rPr", attributes: {}, children: look }, textElement(text)] };
}
