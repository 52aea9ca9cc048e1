import type { Column } from "../columns/column.ts";
import type { ColumnBody } from "./cell-grid.ts";
import type { UnitChoice } from "./column-unit.ts";
import type { RawCell } from "./raw-cell.ts";
import type { DayOrder } from "./short-dates.ts";

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
  /** Of dates like 3/4/25 that are open: the orders in which all of them are days. */
  readonly orders?: readonly DayOrder[] | undefined;
  /** Cells of a column that is nearly one of numbers or dates, which made it one of texts. */
  readonly unread?: UnreadCells | undefined;
};

/**
 * Numbers that contradict each other. `unit`: what they may all be in; null: they name several `units`, `into` the one all can be told in
 * and bare ones are then taken for, where it is known. `rows`: the fewer ones, from 0.
 */
export type OpenUnit = {
  readonly unit: string | null;
  readonly units: readonly string[];
  readonly rows: readonly number[];
  readonly into?: string | undefined;
  readonly hasBare?: boolean | undefined;
};
/** `kind`: what the others are; inexact: these are numbers that are not exact. `rows` and `words`: the first ones; `count`: all cells. */
export type UnreadCells = {
  readonly kind: "number" | "date" | "inexact";
  readonly rows: readonly number[];
  readonly words: readonly string[];
  readonly count: number;
};
export type ColumnChoices = {
  /** The type a person chose; absent: guessed. */
  readonly kind?: ColumnKind | undefined;
  /** Year of dates that name none. */
  readonly year?: number | null | undefined;
  readonly dayOrder?: DayOrder | undefined;
  /** The unit its heading or the table's title names; empty: none. */
  readonly declared?: string | undefined;
  /** The unit without a size its heading names; empty: none. */
  readonly headed?: string | undefined;
  readonly unit?: UnitChoice | undefined;
};

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
