import { WORD_TEXT } from "./file-kind.ts";
import type { Merge, RawCell } from "./raw-cell.ts";
import type { RawSheet } from "./raw-sheet.ts";
import { plainCharacters } from "./read-html-tables.ts";
import type { WorkbookLimits } from "./read-workbook.ts";
import { readZipEntry } from "./read-zip-entry.ts";

/** Of the text unpacked; a thesis of 300 pages has 5 MB. */
const TEXT_MAX_BYTES = 50 * 1_048_576;
const TITLE_MAX_CHARACTERS = 60;
const SPAN_MAX = 200;

type Cell = { text: string; span: number; isBelow: boolean };
type Table = { title: string; rows: Cell[][] };

/** The tables of a Word file, each called by the line above it. null: its text cannot be read. */
export async function readWordTables(bytes: Uint8Array, limits: WorkbookLimits): Promise<RawSheet[] | null> {
  const text = await readZipEntry(bytes, { name: WORD_TEXT, maxBytes: TEXT_MAX_BYTES });
  if (text === null) return null;
  return tablesOf(new TextDecoder().decode(text), limits.rows)
    .filter(({ rows }) => rows.length > 1 && rows.some((row) => row.length > 1))
    .slice(0, limits.sheets)
    .map((table) => sheetOf(table, limits.columns));
}

const MARKS = /<(\/?)w:(tbl|tr|tc|p|t|tab|br|gridSpan|gridBefore|vMerge)(?=[\s/>])([^>]*)>|([^<]+)|</gu;
const markValue = (attributes: string): string => /w:val="([^"]*)"/u.exec(attributes)?.[1] ?? "";
const spanOf = (attributes: string): number => Math.min(SPAN_MAX, Math.max(1, Number(markValue(attributes)) || 1));

/** A table inside a cell is words of that cell. */
function tablesOf(xml: string, maxRows: number): Table[] {
  const tables: Table[] = [];
  const at: { depth: number; row: Cell[] | null; cell: Cell | null; above: string; line: string; isText: boolean } = {
    depth: 0,
    row: null,
    cell: null,
    above: "",
    line: "",
    isText: false,
  };
  const write = (words: string) => {
    if (at.cell !== null) at.cell.text += words;
    else if (at.depth === 0) at.line += words;
  };
  const isOwn = () => at.depth === 1;
  const opened: Readonly<Record<string, (attributes: string, isEmpty: boolean) => void>> = {
    tbl() {
      at.depth += 1;
      if (!isOwn()) return;
      tables.push({ title: at.above, rows: [] });
      at.above = "";
    },
    tr() {
      if (isOwn()) at.row = [];
    },
    tc() {
      if (!isOwn() || at.row === null) return;
      at.cell = { text: "", span: 1, isBelow: false };
      at.row.push(at.cell);
    },
    gridBefore(attributes) {
      if (isOwn()) at.row?.push({ text: "", span: spanOf(attributes), isBelow: false });
    },
    gridSpan(attributes) {
      if (isOwn() && at.cell !== null) at.cell.span = spanOf(attributes);
    },
    vMerge(attributes) {
      if (isOwn() && at.cell !== null) at.cell.isBelow = markValue(attributes) !== "restart";
    },
    t(_, isEmpty) {
      at.isText = !isEmpty;
    },
    tab: () => write(" "),
    br: () => write(" "),
  };
  const closed: Readonly<Record<string, () => void>> = {
    tbl() {
      at.depth = Math.max(0, at.depth - 1);
      if (at.depth === 0) at.cell = null;
    },
    tr() {
      const rows = tables.at(-1)?.rows;
      if (isOwn() && at.row !== null && rows !== undefined && rows.length < maxRows) rows.push(at.row);
      if (isOwn()) at.row = null;
    },
    tc() {
      if (isOwn()) at.cell = null;
    },
    p() {
      if (at.depth > 0) return write(" ");
      if (at.line.trim() !== "") at.above = at.line.trim();
      at.line = "";
    },
    t() {
      at.isText = false;
    },
  };
  for (const [, slash, name = "", attributes = "", words] of xml.matchAll(MARKS)) {
    if (words !== undefined) {
      if (at.isText) write(plainCharacters(words));
    } else if (slash === "/") closed[name]?.();
    else opened[name]?.(attributes, attributes.endsWith("/"));
  }
  return tables;
}

function sheetOf({ title, rows }: Table, columns: number): RawSheet {
  const merges: Merge[] = [];
  /** By its first column: the cell that goes on below. */
  const above = new Map<number, Merge>();
  const grid = rows.map((cells, row) => {
    const line: RawCell[] = [];
    for (const { text, span, isBelow } of cells) {
      const left = line.length;
      const before = above.get(left);
      const merge: Merge = { top: isBelow ? (before?.top ?? row) : row, left, bottom: row, right: left + span - 1 };
      if (isBelow && before !== undefined) merges.splice(merges.indexOf(before), merges.includes(before) ? 1 : 0);
      if (merge.top < merge.bottom || merge.left < merge.right) merges.push(merge);
      above.set(left, merge);
      const said = text.replace(/\s+/gu, " ").trim();
      line.push(isBelow || said === "" ? null : said, ...Array.from({ length: span - 1 }, () => null));
    }
    return line.slice(0, columns);
  });
  return { name: title.length > TITLE_MAX_CHARACTERS ? "" : title, isHidden: false, rows: grid, merges };
}
