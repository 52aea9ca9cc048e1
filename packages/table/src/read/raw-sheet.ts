/** A cell as a file has it: a date is told apart from a number by its format, in days since 1970. */
export type RawCell = null | string | number | { readonly day: number };

/** Cells drawn as one, first and last row and column, from 0. */
export type Merge = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };

/** A sheet of a file, nothing of it interpreted yet. */
export type RawSheet = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly RawCell[])[];
  readonly merges: readonly Merge[];
  /** The row, from 1, each row has where the file is looked at; "same": as they stand; absent: nobody sees numbers there. */
  readonly fileRows?: "same" | readonly number[] | undefined;
  /** Rows behind these that were not read; null: there are some, and nobody has counted them. */
  readonly more?: number | null | undefined;
  /** Cells with a formula and no result: a program wrote them that calculates nothing. Absent: there are none. */
  readonly uncalculated?: { readonly count: number /** From 0, the first of them. */; readonly columns: readonly number[] } | undefined;
};

export const isBlank = (cell: RawCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** Every row of the same width, with what a merged cell says in all of its cells. */
export function filledGrid({ rows, merges }: Pick<RawSheet, "rows" | "merges">): RawCell[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const grid = rows.map((row) =>
    Array.from({ length: width }, (_, column): RawCell => (isBlank(row[column]) ? null : (row[column] ?? null))),
  );
  for (const { top, left, bottom, right } of merges) {
    const said = grid[top]?.[left] ?? null;
    for (let row = top; row <= Math.min(bottom, grid.length - 1); row += 1) {
      for (let column = left; column <= Math.min(right, width - 1); column += 1) {
        const line = grid[row];
        if (line !== undefined && line[column] === null) line[column] = said;
      }
    }
  }
  return grid;
}
