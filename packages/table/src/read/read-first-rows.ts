import { checkZip } from "./check-zip.ts";
import type { TextEncoding } from "./decode-text.ts";
import { fileKindOf } from "./file-kind.ts";
import { type RawSheet, sheetOfGrid } from "./raw-sheet.ts";
import { FILE_LIMITS, readFile } from "./read-file.ts";
import { type ReadTable, readTable } from "./read-table.ts";

/** Bytes of a text its first rows are looked for in; a shorter one is read whole as fast. */
export const FIRST_BYTES = 65_536;
/** Rows that are shown, and those above them that may be a title and a heading. */
const FIRST_ROWS = 100;
const HEAD_ROWS = 20;
const LINE_END = 0x0a;

type FirstTask = {
  readonly name: string;
  readonly nameless: (column: number) => string;
  readonly encoding?: TextEncoding | undefined;
};

/**
 * The first rows of a long file, read without the others. Null where reading the whole of it is as good, or where nothing can be said
 * before it is read: then what is wrong with it is said by the reading of the whole. What they are taken for may differ from what the whole says.
 */
export async function readFirstRows(bytes: Uint8Array, { name, nameless, encoding }: FirstTask): Promise<ReadTable | null> {
  if (bytes.length <= FIRST_BYTES) return null;
  try {
    const sheet = await firstOf(bytes, { name, encoding });
    if (sheet === null || sheet.grid === undefined) return null;
    // Its end is not there: no line of it is a remark, and none adds others up.
    const cut = sheetOfGrid(sheet.grid, { name: sheet.name, isHidden: false, merges: [], fileRows: sheet.fileRows, more: 0 });
    const read = readTable(cut, { id: "first", nameless, totalRows: [], firstRows: FIRST_ROWS });
    return read.table.columns.length === 0 || read.table.columns.length > FILE_LIMITS.columns ? null : read;
  } catch {
    return null;
  }
}

async function firstOf(bytes: Uint8Array, { name, encoding }: Omit<FirstTask, "nameless">): Promise<RawSheet | null> {
  const archive = checkZip(bytes);
  if (archive?.fault) return null;
  const kind = fileKindOf(bytes, archive?.names ?? null);
  if (kind === "xlsx") {
    const { readFirstSheet } = await import("./read-workbook.ts");
    return readFirstSheet(bytes, { rows: FIRST_ROWS + HEAD_ROWS, columns: FILE_LIMITS.columns + 1 });
  }
  if (kind !== "text") return null;
  const { sheets } = await readFile(wholeLines(bytes.subarray(0, FIRST_BYTES)), { name, encoding });
  return sheets[0] ?? null;
}

/** Bytes up to their last line end, so that no character and no row is cut through; a text in UTF-16 to a whole character. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  const isWide = bytes.subarray(0, HEAD_BYTES).includes(0);
  return isWide ? bytes.subarray(0, bytes.length - (bytes.length % 2)) : bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1);
}
const HEAD_BYTES = 1024;
