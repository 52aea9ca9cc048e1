// Apart from the other constants: only tables need it, and those are part of the page's first load.

/** Bounds of one table. */
export const TABLE = {
  fileBytes: 20 * 1024 * 1024,
  rows: 100_000,
  columns: 50,
  sheets: 20,
  pasteMaxCharacters: 1_000_000,
  titleMaxCharacters: 100,
  previewRows: 100,
  rowsAtOnce: 1000,
  answers: 200,
} as const;

export const TABLE_ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "gb18030", "big5"] as const;
/** Which part of 3/5/2026 is the month; only a short year may stand first: 26/3/5. */
export const DAY_ORDERS = ["monthFirst", "dayFirst", "yearFirst"] as const;
/** What numbers are whose sizes contradict each other: all multiples of one unit, each what is written, or all told in one unit. */
export const TABLE_UNIT_CHOICES = ["all", "written", "convert"] as const;
export const TABLE_ROWS_TAKEN = ["all", "first"] as const;
export const TABLE_FORMATS = ["xlsx", "csv", "md"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Addresses of the tables. They stand here and not with the other addresses, which are part of the page's first load. */
export const tablePaths = {
  list: "/table",
  /** One table: of the server, or one that is only on this device. */
  sheet: (tableId: string) => `/table/sheet/${tableId}`,
} as const;
