import { isMissing } from "../cells/index.ts";
import type { Column } from "../columns/index.ts";
import { isFileNumber } from "./cell-column.ts";
import type { ColumnBody } from "./cell-grid.ts";
import type { UnitChoice } from "./column-unit.ts";
import { dateColumn } from "./date-column.ts";
import { findUnread, guessKind, openOf, readingOf } from "./guess-kind.ts";
import { numberColumn } from "./number-column.ts";
import { type RawCell, writeDay } from "./raw-sheet.ts";
import type { DayOrder } from "./read-date.ts";

/** What a column is taken for: an id is a text nobody adds up. */
export type ColumnKind = "text" | "id" | "number" | "date";

/** A column that was read, with what has to be said of it. */
export type ReadColumn = {
  readonly column: Column;
  readonly kind: ColumnKind;
  /** Cells that say something, but no number or date like the others: from 0, at most a few. */
  readonly oddRows: readonly number[];
  /** Words that stand where a value is missing, and how often: 缺考. */
  readonly missing: ReadonlyMap<string, number>;
  /** What its dates or units leave open: its cells are texts until somebody says. */
  readonly open: "year" | "order" | OpenUnit | null;
  /** Cells of a column that is nearly one of numbers or dates, which made it one of texts. */
  readonly unread?: UnreadCells | undefined;
};

/** Numbers that contradict each other. `unit`: what they may all be in; null: they name several `units`. `rows`: the fewer ones, from 0. */
export type OpenUnit = { readonly unit: string | null; readonly units: readonly string[]; readonly rows: readonly number[] };
export type UnreadCells = { readonly kind: "number" | "date"; readonly rows: readonly number[]; readonly words: readonly string[] };

export type ColumnChoices = {
  /** The type a person chose; absent: guessed. */
  readonly kind?: ColumnKind | undefined;
  /** Year of dates that name none. */
  readonly year?: number | null | undefined;
  readonly dayOrder?: DayOrder | undefined;
  /** The unit its heading or the table's title names; empty: none. */
  readonly declared?: string | undefined;
  readonly unit?: UnitChoice | undefined;
};

/** Makes a column of cells: numbers and dates where nearly all of them are, else texts. */
export function buildColumn(name: string, body: ColumnBody, choices: ColumnChoices = {}): ReadColumn {
  const valued = valuedOf(body);
  const kind = choices.kind ?? guessKind(name, valued, choices);
  if (kind === "number") {
    const read = numberColumn(name, body, choices.kind === "number" ? { unit: "written", ...choices } : choices);
    if ("column" in read) return read;
    return { column: textColumnOf(name, body), kind: "text", oddRows: [], missing: new Map(), open: read.open };
  }
  if (kind === "date") return dateColumn(name, body, readingOf(valued, choices));
  const open = openOf(valued, choices);
  const unread = choices.kind === undefined && kind === "text" && open === null ? findUnread(valued, choices) : undefined;
  return { column: textColumnOf(name, body), kind, oddRows: [], missing: new Map(), open, ...(unread === undefined ? {} : { unread }) };
}

/**
 * The cells of a column that say something, each different one once with how often it comes: what one is taken for depends on nothing
 * but itself. `numbers`: of the file, and of texts that are plain numbers.
 */
export type ValuedCells = {
  readonly body: ColumnBody;
  readonly entries: readonly { readonly cell: Exclude<RawCell, number | null>; readonly count: number }[];
  readonly numbers: { readonly file: number; readonly plain: number };
  readonly count: number;
};

function valuedOf(body: ColumnBody): ValuedCells {
  const { cells, rows } = body;
  const counts = new Uint32Array(cells.entries.length);
  const numbers = { file: 0, plain: 0 };
  for (const row of rows) {
    const code = cells.codes[row] ?? 0;
    if (code > 0) counts[code] = (counts[code] ?? 0) + 1;
    else if (code < 0) numbers[isFileNumber(code) ? "file" : "plain"] += 1;
  }
  const entries = cells.entries.flatMap((cell, code) => {
    const count = counts[code] ?? 0;
    return count === 0 || cell === null || typeof cell === "number" || (typeof cell === "string" && isMissing(cell))
      ? []
      : [{ cell, count }];
  });
  return { body, entries, numbers, count: entries.reduce((sum, { count }) => sum + count, numbers.file + numbers.plain) };
}

/** Every different text once, in the order in which they first come. */
function textColumnOf(name: string, { cells, rows }: ColumnBody): Column {
  const codes = new Uint32Array(rows.length);
  const words = [""];
  const places = new Map([["", 0]]);
  const placeOf = (word: string): number => {
    let place = places.get(word);
    if (place === undefined) {
      place = words.push(word) - 1;
      places.set(word, place);
    }
    return place;
  };
  const known = new Uint32Array(cells.entries.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? -1;
    const code = cells.codes[row] ?? 0;
    if (code === 0) continue;
    if (code < 0) {
      codes[at] = placeOf(String(cells.cellAt(row)));
      continue;
    }
    let place = known[code] ?? 0;
    if (place === 0) {
      const cell = cells.entries[code] ?? null;
      place = placeOf(typeof cell === "object" && cell !== null ? writeDay(cell.day) : String(cell).trim());
      known[code] = place;
    }
    codes[at] = place;
  }
  return { type: "text", name, codes, words };
}
