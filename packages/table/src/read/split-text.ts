import { PLAIN_DIGITS } from "./cell-column.ts";
import { CellGrid } from "./cell-grid.ts";

export type SplitTask = {
  readonly text: string;
  readonly delimiter: string;
  /** "\n", "\r\n" or "\r". */
  readonly lineEnd: string;
  readonly maxRows: number;
  readonly maxColumns: number;
};

/** Rows of a text that have something in them. */
export type SplitText = {
  readonly grid: CellGrid;
  /** The line of the text each row begins at where there are lines with nothing in them, from 1; null: they count on. */
  readonly lines: readonly number[] | null;
  /** There are more rows than are taken. */
  readonly isCut: boolean;
};

const QUOTE = 0x22;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const POWERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/**
 * Takes a text apart straight into columns, in one pass. Null where its quotes are not as they should be, or where lines with nothing in
 * them stand in a text that is cut: then papaparse says what it means.
 */
export function splitText({ text, delimiter, lineEnd, maxRows, maxColumns }: SplitTask): SplitText | null {
  const grid = new CellGrid();
  const [mark, end, size] = [delimiter.charCodeAt(0), lineEnd.charCodeAt(0), text.length];
  const isEndAt = (at: number): boolean => lineEnd.length === 1 || text.charCodeAt(at + 1) === lineEnd.charCodeAt(1);
  let lines: number[] | null = null;
  let [row, line, col, at] = [0, 0, 0, 0];
  let isFilled = false;
  while (at <= size) {
    if (line === maxRows) return line === row ? { grid, lines, isCut: true } : null;
    const from = at;
    let after: number;
    const first = text.charCodeAt(at);
    if (first === QUOTE) {
      const closing = closingQuote(text, at + 1);
      if (closing === -1) return null;
      after = closing + 1;
      const next = text.charCodeAt(after);
      if (after < size && next !== mark && !(next === end && isEndAt(after))) return null;
      isFilled = put(text.slice(from + 1, closing).replaceAll('""', '"'), { mayBePlain: true }) || isFilled;
    } else {
      after = first === MINUS || (first >= ZERO && first <= NINE) ? plainNumber(from) : -1;
      if (after === -1) {
        after = from;
        for (let sign = first; after < size && sign !== mark && !(sign === end && isEndAt(after)); sign = text.charCodeAt(after))
          after += 1;
        if (after > from) isFilled = put(text.slice(from, after), { mayBePlain: false }) || isFilled;
      } else isFilled = true;
    }
    col += 1;
    if (after < size && text.charCodeAt(after) === mark) {
      at = after + 1;
      continue;
    }
    endLine();
    at = after + lineEnd.length;
    // What ends with its last line has no further one.
    if (after >= size) break;
  }
  return { grid, lines, isCut: false };

  function endLine(): void {
    line += 1;
    if (isFilled) {
      if (line - 1 > row && lines === null) lines = Array.from({ length: row }, (_, before) => before + 1);
      lines?.push(line);
      grid.endRow(row, Math.min(col, maxColumns));
      row += 1;
    }
    col = 0;
    isFilled = false;
  }

  /** Whether the cell has anything in it. */
  function put(words: string, { mayBePlain }: { mayBePlain: boolean }): boolean {
    if (col >= maxColumns) return words.trim() !== "";
    const column = grid.column(col);
    if (mayBePlain) column.setText(row, words);
    else column.setWords(row, words);
    return !column.isBlankAt(row);
  }

  /** Reads a plain number without making a text of it, and answers where it ends; -1: something else stands there. */
  function plainNumber(start: number): number {
    const isNegative = text.charCodeAt(start) === MINUS;
    const digits = isNegative ? start + 1 : start;
    let next = digits;
    let value = 0;
    let sign = text.charCodeAt(next);
    while (sign >= ZERO && sign <= NINE) {
      value = value * 10 + (sign - ZERO);
      next += 1;
      sign = text.charCodeAt(next);
    }
    const whole = next - digits;
    if (whole === 0 || whole > PLAIN_DIGITS.whole || (whole > 1 && text.charCodeAt(digits) === ZERO)) return -1;
    if (!isNegative && whole >= YEAR_DIGITS && mayBeYear(digits)) return -1;
    let decimals = 0;
    if (sign === POINT) {
      next += 1;
      sign = text.charCodeAt(next);
      while (sign >= ZERO && sign <= NINE) {
        value = value * 10 + (sign - ZERO);
        decimals += 1;
        next += 1;
        sign = text.charCodeAt(next);
      }
      if (decimals === 0 || decimals > PLAIN_DIGITS.decimals) return -1;
    }
    if (next < size && sign !== mark && !(sign === end && isEndAt(next))) return -1;
    if (isNegative && value === 0) return -1;
    // Both are whole numbers below 2^53, so this is the number the text is read as.
    const read = value / (POWERS[decimals] ?? 1);
    if (col < maxColumns) grid.column(col).setPlain(row, isNegative ? -read : read, decimals);
    return next;
  }

  function mayBeYear(start: number): boolean {
    const century = (text.charCodeAt(start) - ZERO) * 10 + text.charCodeAt(start + 1) - ZERO;
    return century === 19 || century === 20;
  }
}

/** A text that begins like a year may be a date. */
const YEAR_DIGITS = 4;

/** Where a quoted cell ends; two quotes are one that stands in it. -1: nowhere. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}
