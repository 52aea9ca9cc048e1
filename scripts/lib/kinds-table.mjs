const COLUMNS = ["kind", "seconds", "cap", "passed", "failed", "skipped"];

/**
 * The summary `npm test` prints at its end: duration of each kind, and its cap.
 * @param {readonly {name: string, seconds: number, capSeconds: number, failed: boolean}[]} results
 * @param {ReadonlyMap<string, {passed: number, failed: number, skipped: number}>} counts of the kinds that are tests
 */
export function kindsTable(results, counts) {
  const rows = results.map(({ name, seconds, capSeconds, failed }) => {
    const { passed, failed: failures, skipped } = counts.get(name) ?? { passed: "", failed: failed ? "yes" : "", skipped: "" };
    return [name, seconds > capSeconds ? `${seconds} !` : seconds, capSeconds, passed, failures, skipped].map(String);
  });
  const widths = COLUMNS.map((column, at) => Math.max(column.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join("  ");
  return [COLUMNS, ...rows].map(line).join("\n");
}
