import { isPlainNumber } from "../cells/index.ts";
import type { RawCell } from "./raw-cell.ts";

/** Digits a plain number may have before and after its point: so few that the number tells its text again. */
export const PLAIN_DIGITS = { whole: 9, decimals: 6 } as const;

const START_ROWS = 1024;

/** Codes below 0: a number of the file, and below it a text that is a plain number, by its digits after the point. */
const NUMBER = -1;
const PLAIN = -2;

/** A text that begins like a year may be a date: it is kept as it is written. */
const BEGINS_WITH_YEAR = /^(?:19|20)\d{2}/;

const NO_VALUES = new Float64Array(0);

/**
 * One column of a sheet as its file has it. A text is kept once and by its number, a number and a text that is nothing but a number by
 * its value: a row costs 12 bytes at most, and what a text says need be found out once, however often it stands there.
 */
export class CellColumn {
  /** Of each row: 0 = blank, above 0 a place in `entries`, below 0 a number that stands in `values`. */
  codes = new Int32Array(START_ROWS);
  values: Float64Array<ArrayBuffer> = NO_VALUES;
  /** Every different text and day once; the first is the blank one. */
  entries: RawCell[] = [null];
  readonly #texts = new Map<string, number>();
  readonly #days = new Map<number, number>();

  set(row: number, cell: RawCell): void {
    if (cell === null) return;
    if (typeof cell === "number") this.#putNumber(row, cell, NUMBER);
    else if (typeof cell === "string") this.setText(row, cell);
    else this.#put(row, this.#dayCode(cell.day));
  }

  setText(row: number, text: string): void {
    if (isPlainNumber(text) && !BEGINS_WITH_YEAR.test(text)) {
      const value = Number(text);
      // -0 would be written as 0.
      if (value !== 0 || text.charCodeAt(0) !== MINUS) {
        const point = text.indexOf(".");
        this.setPlain(row, value, point === -1 ? 0 : text.length - point - 1);
        return;
      }
    }
    this.setWords(row, text);
  }

  /** A text that is a plain number with so many digits after its point. */
  setPlain(row: number, value: number, decimals: number): void {
    this.#putNumber(row, value, PLAIN - decimals);
  }

  /** A text that is no plain number. */
  setWords(row: number, text: string): void {
    let code = this.#texts.get(text);
    if (code === undefined) {
      const words = unwrapText(text);
      code = words.trim() === "" ? 0 : this.entries.push(words) - 1;
      this.#texts.set(text, code);
    }
    if (code !== 0) this.#put(row, code);
  }

  cellAt(row: number): RawCell {
    const code = this.codes[row] ?? 0;
    if (code >= 0) return this.entries[code] ?? null;
    const value = this.values[row] ?? 0;
    return code === NUMBER ? value : plainText(value, code);
  }

  isBlankAt(row: number): boolean {
    return (this.codes[row] ?? 0) === 0;
  }

  isEmpty(): boolean {
    return this.entries.length === 1 && this.values === NO_VALUES;
  }

  /**
   * Makes its texts strings of their own, once all cells are set: a longer piece of a text keeps the whole of it in memory, as long as
   * anybody has the piece.
   */
  ownTexts(): void {
    const isPiece = (cell: RawCell): boolean => typeof cell === "string" && cell.length >= PIECE_CHARACTERS;
    if (this.entries.some(isPiece)) this.entries = JSON.parse(JSON.stringify(this.entries));
  }

  #dayCode(day: number): number {
    let code = this.#days.get(day);
    if (code === undefined) {
      code = this.entries.push({ day }) - 1;
      this.#days.set(day, code);
    }
    return code;
  }

  #put(row: number, code: number): void {
    if (row >= this.codes.length) this.codes = grown(this.codes, new Int32Array(capacityFor(row)));
    this.codes[row] = code;
  }

  #putNumber(row: number, value: number, code: number): void {
    this.#put(row, code);
    if (row >= this.values.length) this.values = grown(this.values, new Float64Array(this.codes.length));
    this.values[row] = value;
  }
}

const MINUS = 0x2d;

/** Shorter ones are copied when they are cut out. */
const PIECE_CHARACTERS = 13;

/** Whether a code is that of a number the file itself has, not of a text. */
export const isFileNumber = (code: number): boolean => code === NUMBER;

const plainText = (value: number, code: number): string => value.toFixed(PLAIN - code);

function capacityFor(row: number): number {
  let capacity = START_ROWS;
  while (capacity <= row) capacity *= 2;
  return capacity;
}

function grown<Values extends Int32Array | Float64Array>(old: Values, wider: Values): Values {
  wider.set(old);
  return wider;
}

/** ="0755" is written by programs so that Excel takes 0755 for a text. */
const unwrapText = (text: string): string => (text.startsWith('="') ? (/^="([^"]*)"$/.exec(text)?.[1] ?? text) : text);
