import { hasWords } from "@tangleaf/document/count";
import { plainText } from "./cut-passages.ts";

const PASSAGE_CHARACTERS = 360;
const LINE_MAX_CHARACTERS = 720;
/** The names of the columns stand within so many rows from the top: what is above is a title. */
const HEAD_ROWS = 10;
const NUMBER = /^[\d\s.,%+\-/:¥$€£()年月日]+$/;

/** A row as it is numbered in its sheet, from 1; cells by column, "" where there is none. */
export type TableRow = { readonly no: number; readonly cells: readonly string[] };
export type TablePassage = {
  readonly sheet: string | null;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly text: string;
};

/** Rows of a sheet as lines of `column: value`, some of them together in a passage, which names its rows. */
export function tablePassages(sheet: string | null, rows: readonly TableRow[], max: number): TablePassage[] {
  const clean = rows.map(({ no, cells }) => ({ no, cells: cells.map(plainText) })).filter(({ cells }) => cells.some((cell) => cell !== ""));
  const headAt = clean.slice(0, HEAD_ROWS).findIndex(({ cells }) => isHead(cells));
  const names = headAt === -1 ? [] : (clean[headAt]?.cells ?? []);
  const passages: TablePassage[] = [];
  let lines: { no: number; text: string }[] = [];
  const close = () => {
    const [first] = lines;
    const last = lines.at(-1);
    const text = lines.map((line) => line.text).join("\n");
    if (first !== undefined && last !== undefined && hasWords(text) && passages.length < max)
      passages.push({ sheet, firstRow: first.no, lastRow: last.no, text });
    lines = [];
  };
  for (const [at, { no, cells }] of clean.entries()) {
    if (passages.length >= max) break;
    if (at === headAt) continue;
    const isBelow = headAt !== -1 && at > headAt;
    const said = cells.flatMap((cell, column) => (cell === "" ? [] : [isBelow && names[column] ? `${names[column]}: ${cell}` : cell]));
    const text = said.join("；").slice(0, LINE_MAX_CHARACTERS).toWellFormed();
    const length = lines.reduce((sum, line) => sum + line.text.length + 1, 0);
    if (lines.length > 0 && length + text.length > PASSAGE_CHARACTERS) close();
    lines.push({ no, text });
  }
  close();
  return passages;
}

/** At least two names, and no numbers. */
function isHead(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== "");
  return said.length >= 2 && said.every((cell) => !NUMBER.test(cell));
}
