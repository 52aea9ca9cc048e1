/** A cell as a file has it: a date is told apart from a number by its format, in days since 1970. */
export type RawCell = null | string | number | { readonly day: number };

/** Cells drawn as one, first and last row and column, from 0. */
export type Merge = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };
