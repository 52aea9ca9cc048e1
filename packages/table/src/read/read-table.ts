import { splitUnit } from "../cells/index.ts";
import type { HeldColumn, SheetTable } from "../columns/index.ts";
import { buildColumn } from "./build-columns.ts";
import type { CellColumn } from "./cell-column.ts";
import { readDeclaredUnit, readHeadedUnit } from "./column-unit.ts";
import { type FoundTable, findTable, type TableChoices } from "./find-table.ts";
import type { RawSheet } from "./raw-sheet.ts";
import type { ColumnChoices, ReadColumn } from "./read-column.ts";
import { yearIn } from "./read-date.ts";

export type ReadChoices = TableChoices & {
  /** What each column is, by its place; absent: guessed. */
  readonly columns?: readonly ColumnChoices[] | undefined;
};

/** A table with everything that was guessed of it. */
export type ReadTable = {
  readonly table: SheetTable;
  readonly columns: readonly ReadColumn[];
  readonly found: FoundTable;
};

/** Longest heading, in characters. */
const HEADING_MAX_CHARACTERS = 2000;

/** Parts of a heading over several rows. */
const PART_MARK = "·";

/** Reads the table of a sheet. `nameless(3)`: what the third column is called where it has no heading. */
export function readTable(
  sheet: RawSheet,
  { id, nameless, ...choices }: ReadChoices & { id: string; nameless: (column: number) => string },
): ReadTable {
  const found = findTable(sheet, choices);
  const names = distinctNames(found.headings.map((parts, n) => joinParts(parts).slice(0, HEADING_MAX_CHARACTERS) || nameless(n + 1)));
  const year = yearIn(found.title) ?? yearIn(sheet.name);
  const { columns: cells, rows } = found.body;
  const ownRows = withoutTotals(rows, found.totalRows);
  const columns = names.map((name, n) =>
    buildBesideTotals(name, cells[n] as CellColumn, {
      rows,
      ownRows,
      choices: {
        year,
        declared: declareUnit(sheet, found.left + n, readDeclaredUnit(name, found.title)),
        headed: readHeadedUnit(name),
        ...choices.columns?.[n],
      },
    }),
  );
  const title = (found.title || sheet.name).slice(0, HEADING_MAX_CHARACTERS);
  const held = columns.flatMap(({ column, open, unread }, n): HeldColumn[] => {
    if (typeof open === "object" && open !== null) return [{ col: column.name, why: "unit" }];
    if (unread !== undefined && unread.kind !== "date") return [{ col: column.name, why: "unread" }];
    const isOpen = (sheet.uncalculated?.columns ?? []).includes(found.left + n) && hasBlankCell(cells[n] as CellColumn, ownRows);
    return isOpen ? [{ col: column.name, why: "uncalculated" }] : [];
  });
  const [summed] = found.openTotals.length === 0 ? [] : columns.filter(({ column }) => column.type === "number");
  if (summed !== undefined) held.push({ col: summed.column.name, why: "total" });
  const table: SheetTable = {
    id,
    ...(title !== "" && { title }),
    columns: columns.map(({ column }) => column),
    rowCount: rows.length,
    totalRows: found.totalRows,
    ...(found.fileRows.length > 0 && { fileRows: found.fileRows }),
    ...(found.leftOut > 0 && { leftOut: found.leftOut }),
    ...(held.length > 0 && { held }),
  };
  return { table, columns, found };
}

/** The unit of a column: ¥ of a format says no more than 万元 of a heading, but 万元 of a format does. */
function declareUnit({ percent, units = {} }: RawSheet, column: number, named: string): string {
  if (percent?.includes(column)) return "%";
  const shown = units[column] ?? "";
  return named === "" || splitUnit(shown) !== null ? shown || named : named;
}

/** A unit in brackets belongs to the heading above it. */
const joinParts = (parts: readonly string[]): string =>
  parts.join(PART_MARK).replaceAll(`${PART_MARK}（`, "（").replaceAll(`${PART_MARK}(`, "(");

const hasBlankCell = (cells: CellColumn, rows: Int32Array): boolean => rows.some((row) => row >= 0 && cells.isBlankAt(row));

/** The rows of a table, with nothing in those that add others up. */
function withoutTotals(rows: Int32Array, totalRows: readonly number[]): Int32Array {
  if (totalRows.length === 0) return rows;
  const own = rows.slice();
  for (const row of totalRows) own[row] = -1;
  return own;
}

type Rows = { readonly rows: Int32Array; readonly ownRows: Int32Array; readonly choices: ColumnChoices };

/** 合计 under a column of dates makes no texts of them: what a column is, is seen without the rows that add others up. */
function buildBesideTotals(name: string, cells: CellColumn, { rows, ownRows, choices }: Rows): ReadColumn {
  const own = buildColumn(name, { cells, rows: ownRows }, choices);
  if (ownRows === rows || own.kind === "date") return own;
  const all = buildColumn(name, { cells, rows }, { ...choices, kind: own.kind });
  return { ...all, open: own.open, orders: own.orders, unread: own.unread };
}

/** The second column of a name is called 金额 2. */
function distinctNames(names: readonly string[]): string[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
