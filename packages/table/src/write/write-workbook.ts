import { writeXlsx } from "hucre/xlsx";

/** A sheet as rows of cells; a text stays a text, whatever it begins with. */
export type SheetToWrite = { readonly name: string; readonly rows: readonly (readonly (string | number | null)[])[] };

/** More than that no cell of a workbook holds. */
const CELL_MAX_UNITS = 32_767;
/** Control characters XML cannot say. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A workbook (xlsx) of sheets whose first row is their heading. No cell is a formula. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => row.map((cell) => (typeof cell === "string" ? cellText(cell) : cell))),
      freezePane: { rows: 1 },
    })),
  });
}

function cellText(text: string): string {
  return text.replace(UNWANTED, "").slice(0, CELL_MAX_UNITS).toWellFormed();
}
