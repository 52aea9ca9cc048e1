/**
 * One kind of check or test.
 * @typedef {object} Kind
 * @property {string} name
 * @property {readonly string[]} [after] kinds that must have ended before
 * @property {number} cores how many it keeps busy; kinds run beside each other as long as there are cores for all
 * @property {() => Promise<string>} work gives what it printed; rejects with `output` where it failed
 */

/** @typedef {{name: string, seconds: number, failed: boolean, lastLines: string}} KindResult */

const LAST_LINES = 40;

/**
 * Runs all kinds, in the order of the list as far as cores allow. The output of a kind is printed in one piece when it ends.
 * @param {readonly Kind[]} kinds
 * @param {{cores: number, print?: (text: string) => void}} options
 * @returns {Promise<readonly KindResult[]>} in the order of the list
 */
export async function runKinds(kinds, { cores, print = console.log }) {
  const begun = performance.now();
  const secondsSince = (moment) => Math.round((performance.now() - moment) / 1000);
  const waiting = [...kinds];
  const results = new Map();
  const running = new Map();
  let free = cores;

  const start = (kind) => {
    const startedAt = performance.now();
    print(`… ${kind.name} begins (${secondsSince(begun)} s)`);
    const end = (failed, output) => {
      const seconds = secondsSince(startedAt);
      const printed = output.trimEnd();
      const lastLines = printed.split("\n").slice(-LAST_LINES).join("\n");
      results.set(kind.name, { name: kind.name, seconds, failed, lastLines });
      running.delete(kind.name);
      free += kind.cores;
      print(`\n## ${kind.name}: ${failed ? "FAILED" : "ok"} in ${seconds} s\n${printed}\n`);
    };
    free -= kind.cores;
    const work = kind.work().then(
      (output) => end(false, output),
      (error) => end(true, `${error.output ?? ""}\n${error.message}`),
    );
    running.set(kind.name, work);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const kind of [...waiting]) {
      const isDue = (kind.after ?? []).every((name) => results.has(name) || !kinds.some((other) => other.name === name));
      // One that wants more cores than there are runs alone.
      if (!isDue || (kind.cores > free && running.size > 0)) continue;
      waiting.splice(waiting.indexOf(kind), 1);
      start(kind);
    }
    if (running.size === 0) throw new Error(`these wait for each other: ${waiting.map(({ name }) => name).join(", ")}`);
    await Promise.race(running.values());
  }
  return kinds.map(({ name }) => results.get(name));
}

const COLUMNS = ["kind", "seconds", "passed", "failed", "skipped"];

/**
 * Returns the summary `npm test` prints at its end.
 * @param {readonly {name: string, seconds: number, failed: boolean}[]} results
 * @param {ReadonlyMap<string, {passed: number, failed: number, skipped: number}>} counts of the kinds that are tests
 */
export function kindsTable(results, counts) {
  const rows = results.map(({ name, seconds, failed }) => {
    const { passed, failed: failures, skipped } = counts.get(name) ?? { passed: "", failed: failed ? "yes" : "", skipped: "" };
    return [name, seconds, passed, failures, skipped].map(String);
  });
  const widths = COLUMNS.map((column, at) => Math.max(column.length, ...rows.map((row) => row[at].length)));
  const line = (cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join("  ");
  return [COLUMNS, ...rows].map(line).join("\n");
}
