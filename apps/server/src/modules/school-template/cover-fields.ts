import type { TemplateFact } from "@tangleaf/contract";
import { WORD_TEMPLATE_FIELDS_MAX } from "@tangleaf/contract/constants";
import { textOf, type XmlElement } from "../word-format/index.ts";
import { lineOf, placedLines } from "./cover-lines.ts";
import { factOfLabel, factOfLine, labelsIn } from "./field-labels.ts";
import type { CleanCover } from "./sanitise-cover.ts";
import type { CoverField } from "./school-template.ts";

const LINE_MAX_CHARACTERS = 80;
const LABEL_MAX_CHARACTERS = 20;

/** A field and where its words stand: from `start` to `end` of its paragraph. */
export type PlacedField = CoverField & { readonly paragraph: XmlElement; readonly start: number; readonly end: number };

type Found = Omit<PlacedField, "id" | "line"> & { readonly line?: string };

const squeezed = (text: string): string => text.replace(/[\s\u3000\u00a0]+/g, " ").trim();

/** Where facts can be written on a cover: behind labels, in cells beside them, in content controls, or a whole line. */
export function coverFields({ blocks, controls }: Pick<CleanCover, "blocks" | "controls">): PlacedField[] {
  const lines = placedLines(blocks);
  const found = lines.flatMap(({ paragraph, cell }): Found[] => {
    const { text, runs } = lineOf(paragraph);
    const controlled = runs.filter(({ run }) => controls.has(run));
    if (controlled.length > 0) return [controlField(paragraph, text, controlled, controls)];
    const label = cell === null ? null : labelBeside(cell.row, cell.index);
    if (label !== null)
      return [{ paragraph, start: 0, end: text.length, label: label.text, fact: label.fact, line: `${label.text} ${text}` }];
    const labels = labelsIn(text);
    if (labels.length > 0) return labels.map(({ fact, label: words, start, end }) => ({ paragraph, start, end, label: words, fact }));
    const words = squeezed(text);
    if (words === "" || (cell !== null && isLabel(words))) return [];
    return [{ paragraph, start: 0, end: text.length, label: words, fact: factOfLine(words) }];
  });
  return found.slice(0, WORD_TEMPLATE_FIELDS_MAX).map((field, index) => ({
    ...field,
    id: `f${index + 1}`,
    label: field.label.slice(0, LINE_MAX_CHARACTERS),
    line: squeezed(field.line ?? lineOf(field.paragraph).text).slice(0, LINE_MAX_CHARACTERS),
  }));
}

const isLabel = (words: string): boolean => factOfLabel(words) !== null || /[:：]$/.test(words);

/** The label in the cell before, where this one is what it labels. */
function labelBeside(row: readonly XmlElement[], index: number): { text: string; fact: TemplateFact | null } | null {
  const before = row[index - 1];
  const own = row[index];
  if (before === undefined || own === undefined) return null;
  const text = squeezed(textOf(before));
  if (text === "" || text.length > LABEL_MAX_CHARACTERS || !isLabel(text) || isLabel(squeezed(textOf(own)))) return null;
  return { text: text.replace(/[:：]$/, ""), fact: factOfLabel(text) };
}

function controlField(
  paragraph: XmlElement,
  text: string,
  runs: readonly { run: XmlElement; start: number; end: number }[],
  controls: CleanCover["controls"],
): Found {
  const [first] = runs;
  const start = first?.start ?? 0;
  const end = runs.at(-1)?.end ?? start;
  const before = squeezed(text.slice(0, start)).replace(/[:：]$/, "");
  const name = controls.get(first?.run ?? paragraph) ?? "";
  return {
    paragraph,
    start,
    end,
    label: before === "" ? name : before,
    fact: factOfLabel(before) ?? factOfLabel(name) ?? factOfLine(name),
  };
}
