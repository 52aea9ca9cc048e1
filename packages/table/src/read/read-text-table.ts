import Papa from "papaparse";
import type { CellGrid } from "./cell-grid.ts";
import type { RawCell } from "./raw-cell.ts";
import type { RawSheet } from "./raw-sheet.ts";
import { splitText } from "./split-text.ts";
import { isNumber } from "./unit-row.ts";

/** What is read of a text: `maxRows` rows at most. `isCounted`: those behind them are counted. */
export type TextLimits = { readonly maxRows: number; readonly maxColumns: number; readonly isCounted: boolean };
export type TextRows = Pick<RawSheet, "fileRows" | "more"> & ({ readonly rows: RawSheet["rows"] } | { readonly grid: CellGrid });

/** Cells of a text: separated by commas, tabs or semicolons, or a Markdown table. */
export function readTextTable(text: string, limits: TextLimits): TextRows {
  const { maxRows } = limits;
  const markdown = readMarkdownTable(text);
  if (markdown !== null) return firstOf(markdown, maxRows);
  const separated = SEPARATOR_LINE.exec(withoutMark(text));
  if (separated !== null) return readSeparated(withoutMark(text).slice(separated[0].length), separated[1] ?? ",", limits);
  const delimiter = delimiterOf(text);
  const aligned = delimiter === null ? alignText(withoutMark(text)) : null;
  return aligned === null ? readSeparated(text, delimiter ?? ",", limits) : readSeparated(aligned, ALIGNED, limits);
}

/** Excel's own first line of a text: sep=; */
const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/iu;

function readSeparated(text: string, delimiter: string, limits: TextLimits): TextRows {
  const { maxRows, maxColumns, isCounted } = limits;
  const split = splitText({ text: withoutMark(text), delimiter, lineEnd: lineEndOf(text), maxRows, maxColumns });
  if (split === null) return parseRows(text, { delimiter, ...limits });
  const { grid, lines, isCut } = split;
  return {
    grid,
    ...(isNumbered(delimiter) && { fileRows: lines ?? ("same" as const) }),
    ...(isCut && { more: isCounted ? countRows(text, delimiter) - maxRows : null }),
  };
}

/** What is copied from a sheet is parted by tabs: its lines are no rows anybody sees numbered. */
const isNumbered = (delimiter: string): boolean => delimiter !== "\t";
const withoutMark = (text: string): string => (text.startsWith("\ufeff") ? text.slice(1) : text);

/** Characters line ends are looked for in; as many as papaparse looks at. */
const LINE_END_WITHIN = 1024 * 1024;
const lineEndOf = (text: string): string => Papa.parse(text.slice(0, LINE_END_WITHIN), { delimiter: ",", preview: 1 }).meta.linebreak;

/** The rows of a text whose quotes are not as they should be, or whose empty lines take the place of others. */
function parseRows(text: string, { delimiter, maxRows, isCounted }: TextLimits & { delimiter: string }): TextRows {
  const quoted = Papa.parse<string[]>(text, { delimiter, preview: maxRows });
  // A quote that never ends would swallow all rows behind it: then quotes are signs like any others.
  const isOpen = quoted.errors.some(({ code }) => code === "MissingQuotes");
  const plain = isOpen ? { fastMode: true } : {};
  const { data, meta } = isOpen ? Papa.parse<string[]>(text, { delimiter, preview: maxRows, ...plain }) : quoted;
  const places = filledPlaces(data);
  if (places.length === data.length) return { rows: data, ...(isNumbered(delimiter) && { fileRows: "same" as const }), ...moreOf() };
  if (!meta.truncated)
    return { rows: places.map((at) => data[at] ?? []), ...(isNumbered(delimiter) && { fileRows: places.map((at) => at + 1) }) };
  // Lines with nothing in them have taken the place of others.
  const filled = Papa.parse<string[]>(text, { delimiter, preview: maxRows, skipEmptyLines: "greedy", ...plain });
  return { rows: filled.data, ...moreOf(filled.meta.truncated) };

  function moreOf(isCut: boolean = meta.truncated): Pick<RawSheet, "more"> {
    if (!isCut) return {};
    return { more: isCounted ? countRows(text, delimiter) - maxRows : null };
  }
}

const firstOf = (all: readonly (readonly RawCell[])[], maxRows: number): TextRows =>
  all.length <= maxRows ? { rows: all } : { rows: all.slice(0, maxRows), more: all.length - maxRows };

/** Rows that have something in them, from 0. */
function filledPlaces(rows: readonly (readonly string[])[]): number[] {
  const places: number[] = [];
  for (const [at, row] of rows.entries()) if (row.some((cell) => cell.trim() !== "")) places.push(at);
  return places;
}

/** Rows of a text that have something in them, however many: they are not kept. */
function countRows(text: string, delimiter: string): number {
  let count = 0;
  const step = () => {
    count += 1;
  };
  Papa.parse<string[]>(text, { delimiter, skipEmptyLines: "greedy", step });
  return count;
}

/** What parts cells that were copied from a page or typed: a few blanks, or commas of full width. */
const LOOSE_SIGNS = [/ {2,}|\u3000+/, /，/] as const;
const ALIGNED = "\t";

/** Lines of as many cells each, parted by tabs; null where they are no table: every row has a number. */
function alignText(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  for (const sign of LOOSE_SIGNS) {
    const [first = [], ...rows] = lines.map((line) => line.trim().split(sign));
    const isTable = rows.length > 0 && first.length > 1 && rows.every((row) => row.length === first.length && row.some(isNumber));
    if (isTable) return [first, ...rows].map((row) => row.join(ALIGNED)).join("\n");
  }
  return null;
}

const DELIMITERS = ["\t", ",", ";", "|"] as const;
const LINES_LOOKED_AT = 20;

/** The sign that parts most lines into as many cells; null where nothing does. Commas inside quotes part nothing. */
function delimiterOf(text: string): string | null {
  const lines = text
    .slice(0, 200_000)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_LOOKED_AT)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ""));
  let best: { sign: string | null; score: number } = { sign: null, score: 0 };
  for (const sign of DELIMITERS) {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const [usual = 0] = counts.toSorted((a, b) => counts.filter((one) => one === b).length - counts.filter((one) => one === a).length);
    const score = usual === 0 ? 0 : counts.filter((count) => count === usual).length / lines.length + Math.min(usual, 50) / 1000;
    if (score > best.score) best = { sign, score };
  }
  return best.sign;
}

const MARKDOWN_RULE = /^\s*(?:\|\s*)?:?-+:?\s*(?:\|\s*:?-+:?\s*)+(?:\|\s*)?$/u;

/** Where the rule of a Markdown table would stand: a text of millions of lines is not taken apart to look for one. */
const RULE_WITHIN_CHARACTERS = 200_000;

/** A table of Markdown, its rule left out; null where the text is none. */
function readMarkdownTable(text: string): RawCell[][] | null {
  if (
    !text
      .slice(0, RULE_WITHIN_CHARACTERS)
      .split(/\r?\n/)
      .some((line) => MARKDOWN_RULE.test(line))
  )
    return null;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rule = lines.findIndex((line) => MARKDOWN_RULE.test(line));
  if (rule < 1 || !lines[rule - 1]?.includes("|")) return null;
  const cellsOf = (line: string): string[] =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("\\|", "|"));
  const below = lines.slice(rule + 1);
  const end = below.findIndex((line) => !line.includes("|"));
  return [lines[rule - 1] ?? "", ...below.slice(0, end === -1 ? below.length : end)].map(cellsOf);
}
