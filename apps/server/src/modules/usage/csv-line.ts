const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet would run a text that begins like this as a formula. */
const RUNS_AS_FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). Texts that begin like a formula get an apostrophe; numbers stay numbers. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = RUNS_AS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
