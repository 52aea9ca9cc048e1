import { periodName } from "@tangleaf/table/columns";
import { FileRefused, type RawCell, readFile, readTable } from "@tangleaf/table/read";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { COLUMNS_MAX, type Grid, ROWS_MAX, square } from "../work/grid-edits.ts";

export { FileRefused };

export type ReadGrid = {
  /** Of the sheet; a text has none. */
  readonly name: string;
  /** What stood over the table. */
  readonly title: string;
  readonly grid: Grid;
  /** There was more than is taken. */
  readonly isCut: boolean;
};

/** Tables of a file, or of what was pasted, as cells. Throws FileRefused; nothing leaves the page. */
export async function readGrids(bytes: Uint8Array, name = ""): Promise<ReadGrid[]> {
  const { sheets } = await readFile(bytes, { name });
  const found = sheets
    .filter(({ isHidden, rows }) => !isHidden && rows.some((row) => row.some((cell) => cell !== null && cell !== "")))
    .map((sheet): ReadGrid => {
      const { found: table, table: named } = readTable(sheet, { id: "t", nameless: m.grid.nameless });
      const heads = named.columns.map((column) => column.name);
      const body = table.body.map((row) => row.map(textOf));
      return {
        name: sheet.name,
        title: table.title,
        grid: square([heads, ...body]),
        isCut: body.length + 1 > ROWS_MAX || heads.length > COLUMNS_MAX,
      };
    });
  if (found.length === 0) throw new FileRefused("empty");
  return found;
}

/** What was pasted as it is: cells that go among others are no table of their own. */
export async function readCells(text: string): Promise<Grid> {
  const { sheets } = await readFile(new TextEncoder().encode(text), { name: "" });
  return (sheets[0]?.rows ?? []).slice(0, ROWS_MAX).map((row) => row.map(textOf));
}

const textOf = (cell: RawCell): string => {
  if (cell === null) return "";
  return typeof cell === "object" ? periodName(cell.day, "day") : String(cell).trim();
};
