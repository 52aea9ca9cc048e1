import { type ArchiveFault, checkZip } from "./check-zip.ts";
import { decodeText, type TextEncoding } from "./decode-text.ts";
import { fileKindOf, type RefusedKind } from "./file-kind.ts";
import { type RawSheet, sheetOfGrid } from "./raw-sheet.ts";
import { readHtmlTables } from "./read-html-tables.ts";
import { readTextTable } from "./read-text-table.ts";
import type { WorkbookLimits } from "./read-workbook.ts";

/** What is read of a file at most: a row and a column more, so that it is known that there are more. */
export const FILE_LIMITS = { rows: 100_000, columns: 50, sheets: 20 } as const satisfies WorkbookLimits;
/** UTF-16 units of one cell: what a cell of Excel holds. */
export const CELL_MAX_UNITS = 32_767;

export type ReadFile = {
  readonly sheets: readonly RawSheet[];
  /** Of a text file; null for workbooks. */
  readonly encoding: TextEncoding | null;
};

/** A file that cannot be taken, and why. */
export class FileRefused extends Error {
  readonly fault: "format" | "locked" | "empty" | "tooManyRows" | "tooManyColumns" | "cellTooLong" | ArchiveFault;
  readonly kind: RefusedKind | null;
  constructor(fault: FileRefused["fault"], kind: RefusedKind | null = null) {
    super(kind === null ? fault : `${fault}: ${kind}`);
    this.fault = fault;
    this.kind = kind;
  }
}

const HEADER_ROWS_MORE = 20;
const LOOKED_AT_CHARACTERS = 65_536;

/** `isCounted`: rows that are too many are counted, as only the first are taken. */
type FileTask = { readonly name: string; readonly encoding?: TextEncoding | undefined; readonly isCounted?: boolean };

/** Reads the sheets of a file. Throws FileRefused; nothing is unpacked before its size is known. */
export async function readFile(bytes: Uint8Array, { name, encoding, isCounted = false }: FileTask): Promise<ReadFile> {
  if (bytes.length === 0) throw new FileRefused("empty");
  const archive = checkZip(bytes);
  if (archive?.fault) throw new FileRefused(archive.fault);
  const kind = fileKindOf(bytes, archive?.names ?? null);
  const limits = { ...FILE_LIMITS, rows: FILE_LIMITS.rows + HEADER_ROWS_MORE, columns: FILE_LIMITS.columns + 1 };
  if (kind === "xlsx" || kind === "xls") {
    // Its reader is many times larger than what reads texts: it comes along when there is a workbook.
    const { readWorkbook } = await import("./read-workbook.ts");
    const unpackedBytes = archive?.bytes ?? bytes.length;
    const sheets = await readWorkbook(bytes, { kind, unpackedBytes, limits, isCounted }).catch(() => {
      throw new FileRefused("unreadable");
    });
    return { sheets, encoding: null };
  }
  if (kind === "docx") {
    const { readWordTables } = await import("./read-word-tables.ts");
    const sheets = await readWordTables(bytes, limits);
    if (sheets === null) throw new FileRefused("unreadable");
    return { sheets, encoding: null };
  }
  if (kind !== "text" && kind !== "html") throw new FileRefused(kind === "locked" ? "locked" : "format", kind);
  const decoded = decodeText(bytes, encoding);
  // No text has such signs; what has is a program's file, or was cut together wrongly.
  if (decoded.text.slice(0, LOOKED_AT_CHARACTERS).includes("\0")) throw new FileRefused("format", "unknown");
  const textLimits = { maxRows: limits.rows, maxColumns: limits.columns, isCounted };
  if (kind === "html") {
    const tables = readHtmlTables(decoded.text, textLimits).slice(0, limits.sheets);
    const about = { isHidden: false, merges: [], fileRows: undefined };
    const sheets = tables.map((table, n) => ({ ...about, ...table, name: n === 0 ? name : `${name} ${n + 1}` }));
    return { sheets, encoding: decoded.encoding };
  }
  const found = readTextTable(decoded.text, textLimits);
  const about = { name, isHidden: false, merges: [], fileRows: found.fileRows, more: found.more };
  const sheet =
    "grid" in found ? sheetOfGrid(found.grid, about) : { ...about, rows: found.rows.map((row) => row.slice(0, limits.columns)) };
  return { sheets: [sheet], encoding: decoded.encoding };
}
