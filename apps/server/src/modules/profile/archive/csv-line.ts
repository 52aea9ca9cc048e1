/** What a spreadsheet would take for a formula, and run. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). Text that looks like a formula gets an apostrophe before it. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === "number" ? String(cell) : quoted(cell))).join(",")}\r\n`;
}

function quoted(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
