import { writeXlsx } from "hucre/xlsx";

/** A sheet as rows of cells, the first its heading; a text stays a text, whatever it begins with. `formats`: of each column's numbers and days. */
export type SheetToWrite = {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | Date | null)[])[];
  readonly formats?: readonly (string | null)[];
};

const NAME_MAX_CHARACTERS = 31;

/** More than that no cell of a workbook holds. */
const CELL_MAX_UNITS = 32_767;
/** Control characters XML cannot say. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A workbook (xlsx) of sheets whose first row is their heading. No cell is a formula. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(({ name, rows, formats = [] }, n) => ({
      name: sheetName(name) || `${n + 1}`,
      ...(formats.length === 0 ? {} : { columns: formats.map((numFmt) => (numFmt === null ? {} : { numFmt })) }),
      rows: rows.map((row) => row.map((cell) => (typeof cell === "string" ? cellText(cell) : cell))),
      freezePane: { rows: 1 },
    })),
  });
}

/** A name without the signs a sheet's may not have. */
const sheetName = (name: string): string =>
  cellText(name)
    .replace(/[\\/?*[\]:']/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, NAME_MAX_CHARACTERS)
    .trim()
    .toWellFormed();

function cellText(text: string): string {
  return text.replace(UNWANTED, "").slice(0, CELL_MAX_UNITS).toWellFormed();
}
