import { periodName } from "@tangleaf/table/columns";
import { cellsOfBody, FileRefused, NAMELESS, type RawCell, readFile, readTable } from "@tangleaf/table/read";
import { COLUMNS_MAX, type Grid, ROWS_MAX, square } from "../work/grid-edits.ts";

export type ReadGrid = {
  /** Of the sheet; a text has none. */
  readonly name: string;
  /** What stood over the table. */
  readonly title: string;
  readonly grid: Grid;
  /** There was more than is taken. */
  readonly isCut: boolean;
};

/** `as`: tables with their headings, or cells as they stand, for a paste among others. */
export type GridsAsked = {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly as: "tables" | "cells";
  readonly lang: "zh" | "en";
};
type GridFault = FileRefused["fault"] | "tooLarge" | "tooSlow";
export type GridsReply = { readonly grids: readonly ReadGrid[] } | { readonly fault: GridFault };

/** Tables of a file, or of what was pasted, as cells; nothing leaves the page. */
export async function readGrids({ bytes, name, as, lang }: GridsAsked): Promise<GridsReply> {
  try {
    const { sheets } = await readFile(bytes, { name });
    if (as === "cells") {
      const cells = (sheets[0]?.rows ?? []).slice(0, ROWS_MAX).map((row) => row.map(textOf));
      return { grids: [{ name: "", title: "", grid: cells, isCut: false }] };
    }
    const found = sheets
      .filter(({ isHidden, rows }) => !isHidden && rows.some((row) => row.some((cell) => cell !== null && cell !== "")))
      .map((sheet): ReadGrid => {
        const { found: table, table: named } = readTable(sheet, { id: "t", nameless: NAMELESS[lang] });
        const heads = named.columns.map((column) => column.name);
        return {
          name: sheet.name,
          title: table.title,
          grid: square([heads, ...cellsOfBody(table.body, ROWS_MAX).map((row) => row.map(textOf))]),
          isCut: named.rowCount + 1 > ROWS_MAX || heads.length > COLUMNS_MAX,
        };
      });
    return found.length === 0 ? { fault: "empty" } : { grids: found };
  } catch (error) {
    return { fault: error instanceof FileRefused ? error.fault : "unreadable" };
  }
}

const textOf = (cell: RawCell): string => {
  if (cell === null) return "";
  return typeof cell === "object" ? periodName(cell.day, "day") : String(cell).trim();
};
