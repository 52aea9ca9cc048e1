// npm test: every check and every test; `npm test -- --help` lists how to run fewer. What the machine lacks is skipped with a message;
// with REQUIRE_ALL=1 that is a failure.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { startBusyLoops } from "./lib/busy-loops.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { kindsTable, runKinds } from "./lib/run-kinds.mjs";
import { runTestFiles } from "./lib/run-test-files.mjs";
import { createVitestRunner } from "./lib/run-vitest.mjs";
import { buildServer } from "./lib/server-build.mjs";
import { parseTestArguments, TestUsageError, USAGE } from "./lib/test-arguments.mjs";
import { openTestEnvironment } from "./lib/test-environment.mjs";
import { watchParents } from "./lib/watch-parents.mjs";
import { buildWeb } from "./lib/web-build.mjs";

const requireAll = process.env.REQUIRE_ALL === "1";
const begun = performance.now();
const cores = availableParallelism();
/** Half of the cores: the browser's tests keep the other half busy. */
const workers = Math.max(1, Math.floor(cores / 2));
const CALL_PARTS = 4;
const BUSY_LOOPS = 2;

/** In the order they start; each keeps one core busy. `after`: kinds that must have ended before. */
const KINDS = [
  { name: "server", work: ({ node, env }) => buildServer({ node, env, quiet: true }) },
  { name: "check", work: ({ script }) => script("scripts", "check.mjs") },
  { name: "build", work: ({ node, env }) => buildWeb({ node, env, variants: ["zh", "en"], quiet: true }) },
  { name: "e2e", after: ["server", "build"], needsBrowser: true, work: ({ vitest }) => vitest.runProject("e2e", []) },
  { name: "call", work: ({ vitest }) => vitest.runProjectInParts("call", CALL_PARTS, [`--maxWorkers=${workers}`]) },
  { name: "bundle", after: ["build"], work: ({ script }) => script("apps", "web", "scripts", "check-bundle.ts") },
  { name: "component", needsBrowser: true, work: ({ vitest }) => vitest.runProject("component", []) },
  // `npm start` is among them: before the page is built it would build it too. Servers and browsers at once are work for ten cores.
  { name: "fault", after: ["server", "build", "e2e"], work: ({ vitest }) => vitest.runProject("fault", []) },
  // Last, as it alone is work for every core.
  { name: "unit", work: ({ vitest }) => vitest.runProject("unit", [`--maxWorkers=${cores}`]) },
];

/** The kinds asked for and those they come after; all without a wish. */
function selectKinds(names) {
  if (names.length === 0) return KINDS;
  return KINDS.filter(
    (kind) => names.includes(kind.name) || names.some((name) => KINDS.find((one) => one.name === name)?.after?.includes(kind.name)),
  );
}

async function runSuite({ node, env, bin }, { kinds, screensSeed }) {
  const tests = await openTestEnvironment({ env, requireAll, screensSeed });
  const vitest = createVitestRunner({ vitest: bin("vitest"), env: tests.env });
  const script = (...path) => run(node, [join(root, ...path)], { env, quiet: true, guarded: true });
  const tools = { node, env, vitest, script };
  const chosen = selectKinds(kinds).filter(({ needsBrowser }) => tests.hasChromium || !needsBrowser);
  let results;
  try {
    results = await runKinds(
      chosen.map((kind) => ({ ...kind, cores: 1, work: () => kind.work(tools) })),
      { cores },
    );
  } finally {
    tests.close();
  }
  return report(results, vitest, tests.missing);
}

/** Prints what happened, the failures last; returns true when the run passed. */
function report(results, vitest, missing) {
  console.log(kindsTable(results, vitest.counts));
  for (const line of missing) console.warn(`left out: ${line}`);
  for (const failure of vitest.failures) console.log(`\nfailed: ${failure}`);
  // A worker that died names no test: the last lines of its kind say why.
  for (const { name, failed, lastLines } of results) {
    if (failed && !((vitest.counts.get(name)?.failed ?? 0) > 0)) console.log(`\nfailed: ${name}\n${lastLines}`);
  }
  const failed = vitest.sum("failed") + results.filter((one) => one.failed).length + (requireAll ? missing.length : 0);
  const skipped = vitest.sum("skipped");
  console.log(`\nin ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  console.log(`${vitest.sum("passed")} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 && !(requireAll && skipped > 0);
}

async function main(words) {
  if (words.includes("--help")) {
    console.log(USAGE);
    return true;
  }
  const wish = parseTestArguments(words, { root, from: process.env.INIT_CWD ?? root, kinds: KINDS.map(({ name }) => name) });
  watchParents("test", () => process.exit(1));
  const tools = await bootstrap({ withTools: true });
  const loops = wish.slow ? startBusyLoops(BUSY_LOOPS) : null;
  try {
    if (wish.changed === undefined && wish.paths.length === 0) return await runSuite(tools, wish);
    return await runTestFiles(wish, { ...tools, screensSeed: wish.screensSeed });
  } finally {
    loops?.stop();
  }
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof TestUsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 64;
}
