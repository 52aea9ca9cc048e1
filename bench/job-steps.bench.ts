/**
 * What a step of a job costs beside what it does, on SQLite on disk: texts written as steps of one job against the same texts
 * asked for directly and watched to their end, and steps of code that do nothing. In processor time and in statements.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage } from "../apps/server/src/db/open-storage.ts";
import { weeklyReport } from "../apps/server/src/modules/generation/testing/create-test-generations.ts";
import { createTestJobs } from "../apps/server/src/modules/jobs/testing/create-test-jobs.ts";
import { createTestKind, type TestPlan } from "../apps/server/src/modules/jobs/testing/test-kind.ts";
import { reportFigure } from "./lib/report-figure.ts";

const STEPS = 300;
const WARM_UP = 50;
const LENGTH = 200;
/** As many as a member may have written at a time. */
const AT_ONCE = 3;
const TOKENS = 100_000_000;

const dataDir = mkdtempSync(join(tmpdir(), "bench-jobs-"));
const storage = await openStorage({ dataDir, databaseUrl: undefined, now: Date.now });
let statements = 0;
const db = storage.db.withPlugin({
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
});
const idle = { type: "code" as const, action: "nothing" };
const server = await createTestJobs({
  opened: { ...storage, db },
  soleProcess: true,
  kinds: [createTestKind({ nothing: { run: async () => null } })],
});
const userId = await server.user({ vip: true, tokens: TOKENS });

async function runJob(steps: TestPlan): Promise<void> {
  const { jobId } = await server.jobs.start({ userId, kind: "test", input: { steps } });
  const events = server.jobs.watch({ userId, jobId, after: 0, signal: new AbortController().signal });
  for await (const { event, data } of events) if (event === "done" && data.status !== "done") throw new Error(`the job is ${data.status}`);
}

async function writeDirectly(count: number): Promise<void> {
  let left = count;
  const writer = async () => {
    while (left-- > 0) {
      const { generationId } = await server.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
      await server.watch(userId, generationId);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
}

const texts = (count: number): TestPlan =>
  Array.from({ length: count }, (_, n) => ({ type: "generation" as const, name: `p${n}`, length: LENGTH }));
const code = (count: number): TestPlan => Array.from({ length: count }, (_, n) => ({ ...idle, name: `c${n}` }));

async function measure(name: string, work: () => Promise<void>): Promise<{ cpuMs: number; statements: number }> {
  const [before, cpuBefore, began] = [statements, process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpuBefore);
  const ms = (performance.now() - began) / STEPS;
  const each = { cpuMs: (user + system) / 1000 / STEPS, statements: (statements - before) / STEPS };
  console.log(`${name}: ${each.cpuMs.toFixed(2)} ms of a core, ${each.statements.toFixed(1)} statements each; ${ms.toFixed(1)} ms apart`);
  return each;
}

await writeDirectly(WARM_UP);
await runJob([...texts(WARM_UP), ...code(WARM_UP)]);
const direct = await measure(`${STEPS} texts asked for directly`, () => writeDirectly(STEPS));
const asSteps = await measure(`${STEPS} texts as steps of one job`, () => runJob(texts(STEPS)));
await measure(`${STEPS} steps of code that does nothing`, () => runJob(code(STEPS)));
const more = { ms: asSteps.cpuMs - direct.cpuMs, statements: asSteps.statements - direct.statements };
console.log(`a step costs ${more.ms.toFixed(2)} ms of a core and ${more.statements.toFixed(1)} statements beside its text`);
reportFigure({
  bench: "job-steps",
  what: "a text as a step, processor",
  floorIs: "the same text asked for directly",
  measured: asSteps.cpuMs,
  floor: direct.cpuMs,
  unit: "ms",
  budget: null,
});
await server.close();
await storage.close();
rmSync(dataDir, { recursive: true, force: true });
