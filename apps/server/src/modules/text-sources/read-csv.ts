import type { TableRow } from "./table-passages.ts";

const SEPARATORS = [",", "\t", ";", "，"] as const;
/** So much of a file tells what separates its cells. */
const LOOKED_AT_CHARACTERS = 2000;

/** Rows of a CSV text, up to `max`; the separator is the one its first lines have most of. */
export function readCsv(source: string, max: number): { readonly rows: readonly TableRow[]; readonly isCut: boolean } {
  const text = source.replace(/^\uFEFF/, "");
  const separator = separatorOf(text.slice(0, LOOKED_AT_CHARACTERS));
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push({ no: rows.length + 1, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    if (rows.length >= max) return { rows, isCut: true };
    const character = text[at] as string;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === separator) endCell();
    else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  if (cell !== "" || cells.length > 0) endRow();
  return { rows, isCut: false };
}

function separatorOf(text: string): string {
  const counts = SEPARATORS.map((separator) => text.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
