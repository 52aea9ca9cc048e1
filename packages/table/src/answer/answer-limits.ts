/** Characters of a question; rows of an answer that are sent with it, and rows of the sheet it names. */
export const ANSWER_LIMITS = { askMaxCharacters: 500, rows: 1000, sheetRows: 10_000 } as const;
