import { countCharacters } from "@tangleaf/document";
import { type NodeJson, nodeText } from "@tangleaf/document/plain";
import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  type Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from "docx";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { TABLE_BORDERS, TABLE_INNER_RULE, TABLE_OUTER_RULE, widthsByWeight } from "../table-to-word.ts";
import { mmToTwips } from "../units.ts";

const TWIPS_PER_PIXEL = 15;
/** Word refuses tables with more columns. */
const COLUMNS_MAX = 63;
const NO_RULE: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: "auto" };

type PlacedCell = { readonly node: NodeJson; readonly column: number; readonly colspan: number; readonly rowspan: number };

/** A table with its merged cells; `written` is what stands in each. Widths somebody set are kept; otherwise Word fits the columns to their text. */
export function tableNodeToWord(
  node: NodeJson,
  profile: DocumentProfile,
  written: ReadonlyMap<NodeJson, readonly (Paragraph | Table)[]>,
): Table {
  const rows = placeCells(node);
  const { widths, areSet } = columnWidths(rows, profile);
  const isThreeLine = node.attrs?.["kind"] === "three-line";
  const headerRows = rows.findIndex((cells) => !cells.every((cell) => cell.node.type === "tableHeader"));
  const heads = headerRows === -1 ? 0 : headerRows;
  return new Table({
    // Word's own style of tables with rules marks those somebody chose.
    ...(node.attrs?.["kind"] === "grid" ? { style: "TableGrid" } : {}),
    layout: areSet ? TableLayoutType.FIXED : TableLayoutType.AUTOFIT,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    alignment: AlignmentType.CENTER,
    borders: TABLE_BORDERS[isThreeLine ? "three-line" : "grid"],
    margins: { top: 40, bottom: 40, left: 90, right: 90 },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index < heads,
          cantSplit: true,
          children: cells.map(({ node: cell, column, colspan, rowspan }) => {
            const endsHead = isThreeLine && index < heads && index + rowspan >= heads;
            const top = index === 0 ? TABLE_OUTER_RULE : NO_RULE;
            return new TableCell({
              width: { size: widths.slice(column, column + colspan).reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
              verticalAlign: VerticalAlign.CENTER,
              ...(colspan > 1 ? { columnSpan: colspan } : {}),
              ...(rowspan > 1 ? { rowSpan: rowspan } : {}),
              ...(endsHead ? { borders: { top, bottom: TABLE_INNER_RULE } } : {}),
              children: written.get(cell) ?? [],
            });
          }),
        }),
    ),
  });
}

/** Cells with the column each stands in, cut to what a table can hold. */
export function placeCells(table: NodeJson): PlacedCell[][] {
  const nodes = table.content ?? [];
  const taken = nodes.map(() => new Set<number>());
  return nodes.map((row, index) => {
    let column = 0;
    return (row.content ?? []).flatMap((node): PlacedCell[] => {
      while (taken[index]?.has(column)) column++;
      const rowspan = Math.max(1, Math.min(Number(node.attrs?.["rowspan"] ?? 1), nodes.length - index));
      const colspan = Math.max(1, Math.min(Number(node.attrs?.["colspan"] ?? 1), COLUMNS_MAX - column));
      if (column >= COLUMNS_MAX) return [];
      const begin = column;
      for (let below = index; below < index + rowspan; below++) for (let at = begin; at < begin + colspan; at++) taken[below]?.add(at);
      column += colspan;
      return [{ node, column: begin, colspan, rowspan }];
    });
  });
}

/** Widths of the columns in twips: those set, as far as they fit the page, or by the longest text of each column. */
function columnWidths(rows: readonly (readonly PlacedCell[])[], profile: DocumentProfile): { widths: number[]; areSet: boolean } {
  const cells = rows.flat();
  const columns = Math.max(1, ...cells.map(({ column, colspan }) => column + colspan));
  const usable = mmToTwips(profile.page.widthMm - profile.page.marginMm.left - profile.page.marginMm.right);
  const set = new Array<number>(columns).fill(0);
  const longest = new Array<number>(columns).fill(0);
  for (const { node, column, colspan } of cells) {
    const given = setWidths(node.attrs?.["widths"]);
    for (let at = 0; at < colspan; at++) set[column + at] = Math.max(set[column + at] ?? 0, given[at] ?? 0);
    if (colspan === 1) longest[column] = Math.max(longest[column] ?? 0, countCharacters(nodeText(node)));
  }
  if (set.every((width) => width === 0)) return { widths: widthsByWeight(longest, usable), areSet: false };
  const known = set.filter((width) => width > 0);
  const middle = known.reduce((sum, width) => sum + width, 0) / known.length;
  const twips = set.map((width) => (width > 0 ? width : middle) * TWIPS_PER_PIXEL);
  const total = twips.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, usable / total);
  return { widths: twips.map((width) => Math.round(width * scale)), areSet: true };
}

/** Pixels by column: a number, or several with commas where the cell is merged. */
function setWidths(widths: unknown): number[] {
  if (widths === undefined || widths === null) return [];
  const values = Array.isArray(widths) ? widths : String(widths ?? "").split(",");
  return values.map(Number).map((width) => (Number.isFinite(width) && width > 0 ? width : 0));
}
