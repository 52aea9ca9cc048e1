import type { Column, FileRowRun } from "@tangleaf/table/columns";

/** What a sheet looks like with its steps. */
export type SentView = {
  readonly columns: readonly SentColumn[];
  /** Rows in the order they are shown, from 0, without the sums set apart. */
  readonly rows: Uint32Array;
  readonly totals: readonly number[];
  /** Tone of each row of the sheet; 0 = not marked. */
  readonly tones: Uint8Array;
  /** The numbers rows have in their file. */
  readonly fileRows: readonly FileRowRun[];
  readonly steps: readonly ViewStep[];
};

/** A column as it is sent: those the page has already by their number alone. */
export type SentColumn = { readonly key: number; readonly column: Column | null };

/** What a step says and did. */
export type ViewStep = {
  readonly id: string;
  readonly text: string;
  /** Rows it shows or marks; null: it does neither, or is off. */
  readonly count: number | null;
  /** Rows it took away, cells it changed. */
  readonly gone: number;
  readonly cells: number;
  /** Its column is no longer there. */
  readonly isLost: boolean;
};
