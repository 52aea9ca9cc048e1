import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { root, runtimeDir } from "./paths.mjs";
import { run } from "./run.mjs";

/** One JSON report per run, with the seconds of each file; kept until the next run. */
const REPORTS = join(runtimeDir, "test-reports");
const MESSAGE_MAX = 1500;

/** After so many failed tests a run ends: one broken file with many long waits would take the time of all others. */
const FAILURES_MAX = 10;

/**
 * Runs vitest projects and adds up their results.
 * @param {{vitest: string, env: NodeJS.ProcessEnv}} options
 */
export function createVitestRunner({ vitest, env }) {
  /** @type {Map<string, {passed: number, failed: number, skipped: number}>} */
  const counts = new Map();
  /** @type {string[]} */
  const failures = [];
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  /** @param {string} project @param {readonly string[]} options @param {string} [part] names the report of one part */
  async function runProject(project, options, part = "") {
    const report = join(REPORTS, `${project}${part}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    try {
      return await run(vitest, ["run", "--project", project, ...reporters, "--passWithNoTests", `--bail=${FAILURES_MAX}`, ...options], {
        env,
        quiet: true,
        guarded: true,
      });
    } finally {
      if (existsSync(report)) addReport(project, JSON.parse(readFileSync(report, "utf8")));
    }
  }

  function addReport(project, { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
    const before = counts.get(project) ?? { passed: 0, failed: 0, skipped: 0 };
    counts.set(project, {
      passed: before.passed + numPassedTests,
      failed: before.failed + numFailedTests,
      skipped: before.skipped + numPendingTests + numTodoTests,
    });
    for (const { name, message, assertionResults } of testResults) {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      for (const { fullName, failureMessages } of failed) {
        failures.push(`${file}: ${fullName}\n${(failureMessages[0] ?? "").slice(0, MESSAGE_MAX)}`);
      }
      if (failed.length === 0 && message !== "") failures.push(`${file}\n${message.slice(0, MESSAGE_MAX)}`);
    }
  }

  /** Runs a project in several processes, one after another: one process for all files would grow to 2.5 GB. */
  async function runProjectInParts(project, parts, options) {
    const printed = [];
    const errors = [];
    for (let part = 1; part <= parts; part += 1) {
      await runProject(project, [`--shard=${part}/${parts}`, ...options], `-${part}`).then(
        (output) => printed.push(output),
        (error) => {
          printed.push(error.output ?? "");
          errors.push(error);
        },
      );
    }
    const output = printed.join("\n");
    if (errors.length > 0) throw Object.assign(new Error(errors.map(({ message }) => message).join("\n")), { output });
    return output;
  }

  const sum = (key) => [...counts.values()].reduce((total, count) => total + count[key], 0);
  return { runProject, runProjectInParts, counts, failures, sum };
}
