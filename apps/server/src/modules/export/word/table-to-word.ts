import { countCharacters, type Inline, inlinesToText, type TableBlock } from "@tangleaf/document";
import { numberColumns } from "@tangleaf/table/cells";
import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from "docx";
import type { WordProfile } from "../profiles/word-profile.ts";
import { inlinesToWord } from "./inlines-to-word.ts";
import { STYLE } from "./style-ids.ts";
import { eighths, mmToTwips } from "./units.ts";

/** A column never gets less than this share of an even split, nor more weight than this many characters. */
const NARROWEST_SHARE = 0.4;
const WEIGHT_MIN_CHARACTERS = 3;
const WEIGHT_MAX_CHARACTERS = 40;
const LATIN_WORD_CHARACTERS = 3;

const rule = (points: number): IBorderOptions => ({ style: BorderStyle.SINGLE, size: eighths(points), color: "000000" });
const NONE: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: "auto" };
/** Rules of a three-line table: at its ends, and under its head. */
export const TABLE_OUTER_RULE = rule(1.5);
export const TABLE_INNER_RULE = rule(0.75);
const HAIR = rule(0.5);

export const TABLE_BORDERS = {
  "three-line": { top: TABLE_OUTER_RULE, bottom: TABLE_OUTER_RULE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE },
  grid: { top: HAIR, bottom: HAIR, left: HAIR, right: HAIR, insideHorizontal: HAIR, insideVertical: HAIR },
};
const ALIGNMENTS = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };

type Row = readonly (readonly Inline[])[];

/** A table with rules at top and bottom and under its head (三线表), the head repeated on every page. */
export function tableToWord(table: TableBlock, profile: WordProfile): Table {
  const widths = columnWidths(table, profile);
  const right = new Set(
    numberColumns(
      table.header.map(inlinesToText),
      table.rows.map((row) => row.map(inlinesToText)),
    ),
  );
  const hasHeader = table.header.some((cell) => cell.length > 0);
  const toRow = (row: Row, header: boolean) =>
    new TableRow({
      tableHeader: header,
      cantSplit: true,
      children: widths.map((width, column) => cellToWord({ cell: row[column] ?? [], width, column, header, table, right, profile })),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    alignment: AlignmentType.CENTER,
    borders: TABLE_BORDERS[profile.table],
    margins: { top: 40, bottom: 40, left: 90, right: 90 },
    rows: [...(hasHeader ? [toRow(table.header, true)] : []), ...table.rows.map((row) => toRow(row, false))],
  });
}

function cellToWord(input: {
  cell: readonly Inline[];
  width: number;
  column: number;
  header: boolean;
  table: TableBlock;
  /** Columns of quantities. */
  right: ReadonlySet<number>;
  profile: WordProfile;
}): TableCell {
  const { header, profile } = input;
  const alignment = ALIGNMENTS[input.table.alignments[input.column] ?? (input.right.has(input.column) ? "right" : "left")];
  return new TableCell({
    width: { size: input.width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    ...(header && profile.table === "three-line" ? { borders: { top: TABLE_OUTER_RULE, bottom: TABLE_INNER_RULE } } : {}),
    children: [
      new Paragraph({ style: STYLE.table, alignment, children: inlinesToWord(input.cell, profile, header ? { bold: true } : {}) }),
    ],
  });
}

/** Widths in twips by the longest text of each column; without them other programs than Word split evenly. */
function columnWidths(table: TableBlock, profile: WordProfile): number[] {
  const columns = Math.max(1, table.header.length, ...table.rows.map((row) => row.length));
  const usable = mmToTwips(profile.page.widthMm - profile.page.marginMm.left - profile.page.marginMm.right);
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...[table.header, ...table.rows].map((row) => widthOf(row[column] ?? []))),
  );
  return widthsByWeight(longest, usable);
}

/** Shares `usable` twips among columns by the characters of the longest text in each. */
export function widthsByWeight(longest: readonly number[], usable: number): number[] {
  const columns = longest.length;
  const weights = longest.map((characters) => Math.min(WEIGHT_MAX_CHARACTERS, Math.max(WEIGHT_MIN_CHARACTERS, characters)));
  const narrowest = (usable / columns) * NARROWEST_SHARE;
  const spare = usable - narrowest * columns;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.floor(narrowest + (spare * weight) / total));
}

function widthOf(cell: readonly Inline[]): number {
  const text = inlinesToText(cell);
  const latinWords = text.match(/[A-Za-z0-9]+/g)?.length ?? 0;
  return countCharacters(text) + latinWords * (LATIN_WORD_CHARACTERS - 1);
}
