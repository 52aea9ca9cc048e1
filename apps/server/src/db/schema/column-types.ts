/** Milliseconds since the epoch; `bigint` in SQL, a number in JavaScript. */
export type Millis = number;
/** 0 or 1; `integer` in SQL. */
export type Flag = 0 | 1;
/** JSON as text. */
export type Json = string;
