// Apart from the schema: what runs a plan in a page needs these, and not what checks it.

/** Most steps of a plan, conditions inside each other, bytes of its JSON where a model writes it, characters of it where a call brings it. */
export const PLAN_LIMITS = {
  steps: 12,
  depth: 4,
  jsonBytes: 8192,
  jsonCharacters: 16_384,
  options: 4,
  columns: 50,
  values: 200,
} as const;

/** How a number is made of many. `list` names the different values. */
export const AGGREGATES = ["count", "countDistinct", "sum", "avg", "min", "max", "median", "stdev", "corr", "list"] as const;

/** What can be computed of values of one row. */
export const FUNCTIONS = [
  "+",
  "-",
  "*",
  "/",
  "round",
  "abs",
  "year",
  "month",
  "quarter",
  "weekday",
  "days",
  "concat",
  "part",
  "left",
  "len",
  "coalesce",
  "bin",
  "number",
  "date",
] as const;

/** How a value is compared. The two without one look at whether there is anything. */
export const COMPARISONS = ["=", "!=", ">", ">=", "<", "<=", "between", "in", "notIn", "contains", "startsWith", "endsWith"] as const;
export const EMPTINESS = ["empty", "notEmpty"] as const;

/** Periods dates are put together by. */
export const GRAINS = ["day", "week", "month", "quarter", "year", "weekday"] as const;
