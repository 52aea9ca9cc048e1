import {
  type FileChild,
  type ITableCellOptions,
  type ITableOptions,
  type ITableRowOptions,
  type Paragraph,
  Table,
  TableCell,
  TableRow,
} from "docx";
import { insideOf, lookXml, type OwnContext } from "./write-alike.ts";
import { xmlOf } from "./xml-of.ts";

/** A table as the library is asked for it, its looks apart from what stands in it. Every width is said: the library would work out others. */
export type TablePlan = Omit<ITableOptions, "rows" | "columnWidths"> & {
  readonly columnWidths: readonly number[];
  readonly rows: readonly RowPlan[];
};
type RowPlan = Omit<ITableRowOptions, "children"> & { readonly cells: readonly CellPlan[] };
export type CellPlan = Omit<ITableCellOptions, "children" | "width"> & {
  readonly width: NonNullable<ITableCellOptions["width"]>;
  readonly children: readonly FileChild[];
};

const ROW = { begin: "<w:tr>", end: "</w:tr>" };
const CELL = { begin: "<w:tc>", end: "</w:tc>" };
const TABLE = { begin: "<w:tbl>", end: "</w:tbl>" };
/** A cell must end in a paragraph; the library gives it this one. */
const NOTHING = "<w:p/>";

/** The table of the library. */
export function tableOf({ rows, ...look }: TablePlan): Table {
  return new Table({
    ...look,
    rows: rows.map(
      ({ cells, ...row }) =>
        new TableRow({
          ...row,
          children: cells.map((cell) => new TableCell({ ...cell, children: cell.children as readonly Paragraph[] })),
        }),
    ),
  });
}

/** Its XML. Rows and cells of one look have their properties from the library once a file; cells that go on below are left to it. */
export function tableXml(plan: TablePlan, context: OwnContext): string {
  const isMerged = plan.rows.some(({ cells }) => cells.some(({ rowSpan = 1 }) => rowSpan > 1));
  if (isMerged || plan.rows.length === 0) return xmlOf(tableOf(plan).prepForXml(context) ?? {});
  const { rows, ...look } = plan;
  const head = lookXml("tbl", look, context, () => insideOf(new Table({ ...look, rows: [] }), TABLE, context));
  return `${TABLE.begin}${head}${rows.map((row) => rowXml(row, context)).join("")}${TABLE.end}`;
}

function rowXml({ cells, ...look }: RowPlan, context: OwnContext): string {
  if (cells.length === 0) return "";
  const head = lookXml("tr", look, context, () => {
    const row = insideOf(new TableRow({ ...look, children: [new TableCell({ children: [] })] }), ROW, context);
    return row.slice(0, row.indexOf(CELL.begin));
  });
  return `${ROW.begin}${head}${cells.map((cell) => cellXml(cell, context)).join("")}${ROW.end}`;
}

function cellXml({ children, ...look }: CellPlan, context: OwnContext): string {
  const head = lookXml("tc", look, context, () =>
    insideOf(new TableCell({ ...look, children: [] }), CELL, context).slice(0, -NOTHING.length),
  );
  const inside = children.map((child) => xmlOf(child.prepForXml(context) ?? {})).join("");
  const isEnded = inside.endsWith("</w:p>") || inside.endsWith(NOTHING);
  return `${CELL.begin}${head}${inside}${isEnded ? "" : NOTHING}${CELL.end}`;
}
