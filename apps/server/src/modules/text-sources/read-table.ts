import type { ReasonCode } from "@tangleaf/contract";
import { decodeText } from "../../platform/decode-text.ts";
import { RefusedFile, TooManyElements, XmlError } from "../word-format/index.ts";
import { guardMemory } from "./guard-memory.ts";
import { readCsv } from "./read-csv.ts";
import { CHARACTERS_MAX } from "./read-pdf.ts";
import { readXlsx, TooManyInXlsx, XLSX_BOUNDS } from "./read-xlsx.ts";
import { type TablePassage, tablePassages } from "./table-passages.ts";

/** Rows that are read of one file, of all its sheets together. */
export const ROWS_MAX = 20_000;

export type TableTask = { readonly bytes: Uint8Array; readonly type: "xlsx" | "csv"; readonly passagesMax: number };
export type TableReading =
  | { readonly passages: readonly TablePassage[]; readonly rows: number; readonly isCut: boolean }
  | { readonly refusal: "import.macros" | "reference.damaged" | "reference.tooHeavy" | "source.empty" }
  | { readonly refusal: (typeof TOO_MANY)[keyof typeof XLSX_BOUNDS]; readonly max: number };

/** What a file has too many of, as a reason. */
const TOO_MANY = {
  formats: "source.tooManyFormats",
  texts: "source.tooManyTexts",
  cells: "source.tooManyCells",
} as const satisfies Record<keyof typeof XLSX_BOUNDS, ReasonCode>;

/** The tables of a file as passages. Runs in the worker thread, whose memory it guards; nothing of the file is run, calculated or fetched. */
export function readTable({ bytes, type, passagesMax }: TableTask): TableReading {
  const guard = guardMemory();
  try {
    const { sheets, isCut } = type === "csv" ? sheetOf(bytes) : readXlsx(bytes, ROWS_MAX);
    const passages: TablePassage[] = [];
    let characters = 0;
    let isLong = false;
    for (const { name, rows } of sheets) {
      for (const passage of tablePassages(name, rows, passagesMax)) {
        isLong ||= characters + passage.text.length > CHARACTERS_MAX || passages.length >= passagesMax;
        if (isLong) break;
        characters += passage.text.length;
        passages.push(passage);
      }
    }
    if (guard.isExceeded()) return { refusal: "reference.tooHeavy" };
    if (passages.length === 0) return { refusal: "source.empty" };
    const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.filter(({ cells }) => cells.some((cell) => cell !== "")).length, 0);
    return { passages, rows, isCut: isCut || isLong };
  } catch (error) {
    if (guard.isExceeded()) return { refusal: "reference.tooHeavy" };
    if (error instanceof TooManyInXlsx) return { refusal: TOO_MANY[error.what], max: XLSX_BOUNDS[error.what] };
    if (error instanceof TooManyElements) return { refusal: "reference.tooHeavy" };
    if (error instanceof RefusedFile) return { refusal: REFUSALS[error.refusal] ?? "reference.damaged" };
    if (error instanceof XmlError) return { refusal: "reference.damaged" };
    throw error;
  } finally {
    guard.release();
  }
}

const REFUSALS: Readonly<Record<string, "import.macros" | "reference.tooHeavy">> = {
  "import.macros": "import.macros",
  "import.tooLarge": "reference.tooHeavy",
};

function sheetOf(bytes: Uint8Array) {
  const { rows, isCut } = readCsv(decodeText(bytes), ROWS_MAX);
  return { sheets: [{ name: null, rows }], isCut };
}
