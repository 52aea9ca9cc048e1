import type { TableAnswer } from "@tangleaf/contract";
import { readNumber } from "@tangleaf/table/cells";

const DIGITS = /\d[\d,]*(?:\.\d+)?/gu;
const HALF = 0.5;

/**
 * Numbers of an answer that no cell stands behind. Of its sentence: those that name no cell and are not the question's own, and
 * those that print another number than the cell they name, or than the count of its rows. Of the figures `shown` below it: those in
 * none of its rows. Where the figures are right is tested beside the sentences (packages/table/src/answer).
 */
export function unbackedFigures({ ask, say, columns, rows, total }: TableAnswer, shown: readonly string[]): string[] {
  const sizeAt = (row: number, col: number) => {
    const cell = rows[row]?.[col];
    return typeof cell === "number" && columns[col]?.unit === "%" ? cell * 100 : cell;
  };
  const isAt = (text: string, row: number, col: number) => {
    const cell = sizeAt(row, col);
    // 2026 年 3 月 is the cell 2026-03.
    return typeof cell === "number" ? prints(text, cell) : String(numbersIn(text)) === String(numbersIn(String(cell)));
  };
  const inSentence = say.flatMap(({ text, cells }) => {
    if (cells === undefined) return numbersIn(text).flatMap((number) => (numbersIn(ask).includes(number) ? [] : [String(number)]));
    const isThere = cells.every(({ row, col }) => sizeAt(row, col) !== undefined);
    const isOne = cells.some(({ row, col }) => isAt(text, row, col)) || prints(text, total);
    return isThere && isOne ? [] : [text];
  });
  const below = shown.filter((text) => /\d/.test(text) && !rows.some((row, n) => row.some((_, col) => isAt(text, n, col))));
  return [...inSentence, ...below];
}

const numbersIn = (text: string): number[] => [...text.matchAll(DIGITS)].map(([digits]) => Number(digits.replaceAll(",", "")));

function prints(text: string, value: number): boolean {
  const decimals = /\.(\d+)/u.exec(text)?.[1]?.length ?? 0;
  const read = readNumber(text.trim().replace(/^\+/u, ""));
  return read !== null && Math.abs(Math.abs(read.value) - Math.abs(value)) <= HALF * 10 ** -decimals;
}
