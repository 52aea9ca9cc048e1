// npm test: every check and every test. What the machine lacks is skipped with a message; with REQUIRE_ALL=1 that is a failure.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { findChromium } from "./lib/find-chromium.mjs";
import { makeMemoryFolder } from "./lib/memory-folder.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { kindsTable, runKinds } from "./lib/run-kinds.mjs";
import { buildServer } from "./lib/server-build.mjs";
import { startPostgres, startRedis } from "./lib/services.mjs";
import { watchParents } from "./lib/watch-parents.mjs";
import { buildWeb } from "./lib/web-build.mjs";

const requireAll = process.env.REQUIRE_ALL === "1";
const chromium = findChromium();
const caddy = (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, "caddy")));
const soffice = ["/usr/bin/soffice", "/usr/local/bin/soffice"].find((file) => existsSync(file));
const begun = performance.now();

watchParents("test", () => process.exit(1));

const { node, env, bin } = await bootstrap({ withTools: true });
const missing = [];
const memoryFolder = makeMemoryFolder();
const postgres = await startPostgres();
const redis = await startRedis();
if (!postgres) missing.push("PostgreSQL is not installed: the many-process shape was not tested");
if (!redis) missing.push("Redis is not installed: the shared broker was not tested");
if (!chromium) missing.push("Chromium is not installed: component and browser tests were not run");
if (!caddy) missing.push("Caddy is not installed: a restart behind the proxy was not tested");
if (!soffice) missing.push("LibreOffice is not installed: Word files were not opened");

const testEnv = {
  ...env,
  ...(memoryFolder ? { TMPDIR: memoryFolder } : {}),
  // Tests start hundreds of processes: what one has compiled, the next takes.
  NODE_COMPILE_CACHE: join(root, ".runtime", "compile-cache"),
  ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
  ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
  ...(requireAll ? { REQUIRE_SOFFICE: "1" } : {}),
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
};
const counts = new Map();
/** What failed, named again at the very end: the output of a kind is long, and the last lines are what one sees first. */
const failures = [];
const script = (...path) => run(node, [join(root, ...path)], { env, quiet: true, guarded: true });
const cores = availableParallelism();
const CALL_PARTS = 4;
/** Half of the cores: the browser's tests keep the other half busy. */
const workers = Math.max(1, Math.floor(cores / 2));
const vitest = async (project, ...options) => {
  const report = join(tmpdir(), `tangleaf-tests-${process.pid}-${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--project", project, ...reporters, "--passWithNoTests", ...options];
  try {
    return await run(bin("vitest"), args, { env: testEnv, quiet: true, guarded: true });
  } finally {
    if (existsSync(report)) {
      const result = JSON.parse(readFileSync(report, "utf8"));
      const skipped = result.numPendingTests + result.numTodoTests;
      const before = counts.get(project) ?? { passed: 0, failed: 0, skipped: 0 };
      counts.set(project, {
        passed: before.passed + result.numPassedTests,
        failed: before.failed + result.numFailedTests,
        skipped: before.skipped + skipped,
      });
      for (const { name, message, assertionResults } of result.testResults) {
        const file = relative(root, name);
        const failed = assertionResults.filter(({ status }) => status === "failed");
        for (const { fullName, failureMessages } of failed)
          failures.push(`${file}: ${fullName}\n${(failureMessages[0] ?? "").slice(0, 500)}`);
        if (failed.length === 0 && message !== "") failures.push(`${file}\n${message.slice(0, 500)}`);
      }
      rmSync(report);
    }
  }
};

/** Runs a project in parts, one process after another: one process for all would grow to 2.5 GB. */
const vitestInParts = async (project, parts, ...options) => {
  const printed = [];
  const errors = [];
  for (let part = 1; part <= parts; part += 1) {
    await vitest(project, `--shard=${part}/${parts}`, ...options).then(
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
};

/** The longest first, so that two cores end at about the same time. */
const kinds = [
  { name: "server", cores: 1, capSeconds: 120, work: () => buildServer({ node, env, quiet: true }) },
  { name: "check", cores: 1, capSeconds: 600, work: () => script("scripts", "check.mjs") },
  { name: "build", cores: 1, capSeconds: 600, work: () => buildWeb({ node, env, variants: ["zh", "en"], quiet: true }) },
  ...(chromium ? [{ name: "e2e", after: ["server", "build"], cores: 1, capSeconds: 1500, work: () => vitest("e2e") }] : []),
  // Tests of stored data run on SQLite and, where available, on PostgreSQL; those of the broker in memory and on Redis.
  { name: "call", cores: 1, capSeconds: 1200, work: () => vitestInParts("call", CALL_PARTS, `--maxWorkers=${workers}`) },
  { name: "bundle", after: ["build"], cores: 1, capSeconds: 120, work: () => script("apps", "web", "scripts", "check-bundle.ts") },
  // `npm start` is among them: before the page is built it would build it too.
  { name: "fault", after: ["server", "build"], cores: 1, capSeconds: 1500, work: () => vitest("fault") },
  ...(chromium ? [{ name: "component", cores: 1, capSeconds: 600, work: () => vitest("component") }] : []),
  // Last, as it alone is work for every core.
  { name: "unit", cores: 1, capSeconds: 900, work: () => vitest("unit", `--maxWorkers=${cores}`) },
];

let results = [];
try {
  results = await runKinds(kinds, { cores });
} finally {
  postgres?.stop();
  redis?.stop();
  if (memoryFolder) rmSync(memoryFolder, { recursive: true, force: true });
}

console.log(kindsTable(results, counts));
const slow = results.filter(({ seconds, capSeconds }) => seconds > capSeconds).map(({ name }) => `${name} took longer than it may`);
for (const line of slow) console.warn(requireAll ? `failed: ${line}` : line);
for (const line of missing) console.warn(`left out: ${line}`);
const sum = (of) => [...counts.values()].reduce((all, one) => all + one[of], 0);
for (const failure of failures) console.log(`\nfailed: ${failure}`);
// Where it ended without naming a test, as a worker that died does, its last words say why.
for (const { name, failed, lastLines } of results) {
  if (failed && !((counts.get(name)?.failed ?? 0) > 0)) console.log(`\nfailed: ${name}\n${lastLines}`);
}
const kindsFailed = results.filter((one) => one.failed).length;
const failed = sum("failed") + kindsFailed + (requireAll ? missing.length + slow.length : 0);
console.log(`\nin ${((performance.now() - begun) / 1000).toFixed(0)} s`);
console.log(`${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
process.exitCode = failed === 0 && !(requireAll && sum("skipped") > 0) ? 0 : 1;
