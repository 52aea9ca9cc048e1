// npm test: every check and every test. What the machine lacks is left out by name; with REQUIRE_ALL=1 that is a failure.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { startPostgres, startRedis } from "./lib/services.mjs";
import { buildWeb } from "./lib/web-build.mjs";

const requireAll = process.env.REQUIRE_ALL === "1";
const chromium =
  process.env.CHROMIUM_PATH ??
  ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((file) => existsSync(file));
const soffice = ["/usr/bin/soffice", "/usr/local/bin/soffice"].find((file) => existsSync(file));
const begun = performance.now();
const seconds = () => ((performance.now() - begun) / 1000).toFixed(0);

const { node, env, bin } = await bootstrap();
const missing = [];
let stepsFailed = 0;
const step = async (name, work) => {
  console.log(`\n## ${name} (${seconds()} s)`);
  try {
    await work();
  } catch (error) {
    stepsFailed += 1;
    console.error(`${name} failed: ${error.message}`);
  }
};

await step("check", () => run(node, [join(root, "scripts", "check.mjs")], { env }));
await step("build", () => buildWeb({ node, env, variants: ["zh", "en"] }));
await step("bundle", async () => {
  await run(node, [join("apps", "web", "scripts", "check-bundle.ts")], { env });
});

const postgres = await startPostgres();
const redis = await startRedis();
if (!postgres) missing.push("PostgreSQL is not installed: the many-process shape was not tested");
if (!redis) missing.push("Redis is not installed: the shared broker was not tested");
if (!chromium) missing.push("Chromium is not installed: component and browser tests were not run");
if (!soffice) missing.push("LibreOffice is not installed: Word files were not opened");

const testEnv = {
  ...env,
  ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
  ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...(requireAll ? { REQUIRE_SOFFICE: "1" } : {}),
};
const totals = { passed: 0, failed: 0, skipped: 0 };
const vitest = async (project) => {
  const report = join(tmpdir(), `tangleaf-tests-${process.pid}-${project}.json`);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, "--passWithNoTests"];
  try {
    await run(bin("vitest"), args, { env: testEnv });
  } finally {
    if (existsSync(report)) {
      const result = JSON.parse(readFileSync(report, "utf8"));
      totals.passed += result.numPassedTests;
      totals.failed += result.numFailedTests;
      totals.skipped += result.numPendingTests + result.numTodoTests;
      rmSync(report);
    }
  }
};

try {
  await step("unit tests", () => vitest("unit"));
  // Tests of stored things run on SQLite and, where it was found, on PostgreSQL in one go; so do those of the two brokers.
  await step("call tests", () => vitest("call"));
  await step("fault tests", () => vitest("fault"));
  if (chromium) {
    await step("component tests", () => vitest("component"));
    await step("browser tests", () => vitest("e2e"));
  }
} finally {
  postgres?.stop();
  redis?.stop();
}

for (const line of missing) console.warn(`left out: ${line}`);
const failed = totals.failed + stepsFailed + (requireAll ? missing.length : 0);
console.log(`\nin ${seconds()} s`);
console.log(`${totals.passed} passed, ${failed} failed, ${totals.skipped} skipped`);
process.exitCode = failed === 0 && !(requireAll && totals.skipped > 0) ? 0 : 1;
