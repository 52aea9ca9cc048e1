const NEEDS_QUOTES = /[",\r\n]/;
/** First characters that make a spreadsheet evaluate a text as a formula. */
const RUNS_AS_FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). Texts that would be formulas get an apostrophe; numbers stay numbers. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = RUNS_AS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
