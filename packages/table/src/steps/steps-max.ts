/** Steps a table keeps. */
export const STEPS_MAX = 500;
/** Characters of the JSON of one sheet's steps, changed cells apart: 25 filters that name 200 values each. */
export const STEPS_MAX_CHARACTERS = 100_000;
/** The same of all steps of a table with their cells: they are read and written again whenever one of them changes. */
export const TABLE_STEPS_MAX_CHARACTERS = 1_000_000;
