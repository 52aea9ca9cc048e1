import type { KindResult } from "@tangleaf/contract";
import { findFigures, type ListedFigure, listFigures } from "@tangleaf/table/from-text";
import { z } from "zod";
import { chartEn } from "../../../messages/chart.en.ts";
import { chartZh } from "../../../messages/chart.zh.ts";
import { chartFrames } from "../prompt/chart-frame.ts";

type Figures = KindResult<"figures">;
type Language = "zh" | "en";
type Asked = { readonly text: string; readonly language: Language };

const LABEL_MAX = 100;
const ROWS_MAX = 200;
const COLUMNS_MAX = 20;
/** Of what stands before a figure so much names it. */
const CLAUSE_MAX = 30;

/** What a model answers: marks of figures, and words. */
export const placedAnswerSchema = z.object({
  columns: z.array(z.string().trim().max(LABEL_MAX)).min(1).max(COLUMNS_MAX),
  rows: z
    .array(z.object({ label: z.string().trim().max(LABEL_MAX), spans: z.array(z.number().int()).max(COLUMNS_MAX) }))
    .min(1)
    .max(ROWS_MAX),
});
export type PlacedAnswer = z.output<typeof placedAnswerSchema>;

/** The table an answer stands for: every cell a figure of the text. What has no place is asked for again; the last answer loses its row. */
export function placeFigures(
  { columns, rows }: PlacedAnswer,
  { text, language }: Asked,
  { isLast }: { isLast: boolean },
): { readonly result: Figures } | { readonly error: string } {
  const frame = chartFrames[language];
  const most = listFigures(text).length - 1;
  const isPlace = (span: number) => span >= 0 && span <= most;
  const unknown = rows.flatMap(({ spans }) => spans).filter((span) => !isPlace(span));
  const uneven = rows.filter(({ spans }) => spans.length !== columns.length - 1).map(({ label }) => label);
  const made = [...columns, ...rows.map(({ label }) => label)].flatMap((words) => madeUp(words, text));
  const errors = [
    ...(unknown.length > 0 ? [frame.unknownSpans(unknown, most)] : []),
    ...(uneven.length > 0 ? [frame.unevenRows(uneven)] : []),
    ...(made.length > 0 ? [frame.madeUp(made)] : []),
  ];
  if (errors.length > 0 && !isLast) return { error: errors.join("; ") };
  const used = new Set<number>();
  const kept = rows.filter(({ label, spans }) => {
    const isGood =
      spans.length === columns.length - 1 && spans.every((span) => isPlace(span) && !used.has(span)) && madeUp(label, text).length === 0;
    if (isGood) for (const span of spans) used.add(span);
    return isGood && spans.length > 0;
  });
  if (kept.length === 0 || columns.some((name) => madeUp(name, text).length > 0))
    return { error: errors.join("; ") || frame.unevenRows(["-"]) };
  return { result: { columns, rows: kept.map(({ label, spans }) => ({ label, cells: spans.map((span) => ({ span })) })) } };
}

/** Numbers of a label that the text does not have. */
function madeUp(words: string, text: string): string[] {
  return [...words.matchAll(/\p{Nd}+(?:\.\p{Nd}+)?/gu)].map(([digits]) => digits).filter((digits) => !text.includes(digits));
}

/** What the built-in writer answers: the tables its rules find, else each figure under the words before it. */
export function figuresByRule({ text, language }: Asked): PlacedAnswer {
  const figures = listFigures(text);
  const spanAt = new Map(figures.map(({ from }, span) => [from, span]));
  const { item, value } = (language === "zh" ? chartZh : chartEn).figures;
  for (const { heads, rows } of findFigures(text)) {
    const found = rows.map(({ label, cells }) => ({ label: label.words, spans: cells.map(({ from }) => spanAt.get(from) ?? -1) }));
    const width = found[0]?.spans.length ?? 0;
    const columns = heads === null ? [item, ...Array.from({ length: width }, () => value)] : heads.map(({ words }) => words);
    if (width > 0 && columns.length === width + 1 && found.every(({ spans }) => spans.length === width && !spans.includes(-1))) {
      return { columns: columns.map(shortened), rows: found.map((row) => ({ ...row, label: shortened(row.label) })) };
    }
  }
  const rows = figures
    .slice(0, ROWS_MAX)
    .map((figure, span) => ({ label: wordsBefore(text, figure) || `${item} ${figure.words}`, spans: [span] }));
  return { columns: [item, value], rows };
}

const shortened = (words: string): string => words.slice(0, LABEL_MAX).toWellFormed();

/** The clause up to a figure, without what only leads to it. */
function wordsBefore(text: string, { from }: ListedFigure): string {
  const clause =
    text
      .slice(Math.max(0, from - CLAUSE_MAX), from)
      .split(/[，。；、：！？\n,;:!?]/u)
      .at(-1) ?? "";
  return clause.replace(/(?:的|为|是|有|共|约|达|到|至|占|about|is|was|are|of|to)?\s*$/iu, "").trim();
}

/** The text with a mark before each of its figures. */
export function markedText(text: string): string {
  let end = 0;
  let marked = "";
  for (const [span, { from, to }] of listFigures(text).entries()) {
    marked += `${text.slice(end, from)}⟦${span}⟧${text.slice(from, to)}`;
    end = to;
  }
  return marked + text.slice(end);
}
