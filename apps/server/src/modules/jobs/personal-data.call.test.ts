import { expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { auditLedger } from "../metering/index.ts";
import { readArchive } from "../profile/archive/create-archive.ts";
import { createFaultyModel } from "./testing/faulty-model.ts";
import { jobWhen, restingJob, startTestJob } from "./testing/job-app.ts";
import { createTestKind, texts } from "./testing/test-kind.ts";

/** The file of the archive as a whole. */
async function jobsFileOf(app: TestApp, userId: string): Promise<string> {
  const pieces: string[] = [];
  for await (const lot of readArchive({ clock: app.clock, variant: "zh", personalData: app.personalData }, userId))
    for (const { path, content } of lot) if (path === "jobs.json") pieces.push(String(content));
  return pieces.join("");
}

const DAY_MS = 86_400_000;
const jobKinds = [createTestKind()];

testOnEachDatabase(
  "the archive holds what was asked of a job and what its steps made, of nobody else",
  async (app) => {
    const owned = await startTestJob(app, [...texts(1), { type: "code", name: "sum", action: "measure", needs: ["p1"] }]);
    const job = await restingJob(app, owned);
    await startTestJob(app, texts(1), { name: "stranger" });
    const records = JSON.parse(await jobsFileOf(app, owned.userId));
    expect(records).toMatchObject([
      {
        jobId: owned.jobId,
        kind: "test",
        status: "done",
        charged: job.job.charged,
        input: { steps: [{ name: "p1" }, { name: "sum" }] },
        steps: [
          { name: "p1", generationId: job.steps[0]?.generationId, result: null },
          { name: "sum", generationId: null, result: { p1: expect.any(Number) } },
        ],
      },
    ]);
  },
  () => ({ jobKinds }),
);

const model = createFaultyModel();
testOnEachDatabase(
  "a job that runs is stopped before its account ends, and goes with it; what was charged stays in the ledger",
  async (app) => {
    const { db, accountDeletion } = app.deps;
    model.holds = true;
    const { token, ...owned } = await startTestJob(app, texts(3));
    await jobWhen(app, owned, ({ steps }) => steps[0]?.status === "running");
    const other = await startTestJob(app, [{ type: "code", name: "a", action: "measure" }], { name: "stayer" });
    await app.call("/api/user/close", {}, token);
    app.clock.jumpTo(app.clock.now() + 8 * DAY_MS);
    expect(await accountDeletion.purgeDue()).toBe(1);
    model.release();
    for (const table of ["job", "job_step"] as const) {
      const users = (await db.selectFrom(table).select("user_id").execute()).map(({ user_id }) => user_id);
      expect(users, table).toEqual([other.userId]);
    }
    const rows = await db.selectFrom("generation").select(["status", "text"]).where("user_id", "=", owned.userId).execute();
    expect(rows).toEqual([{ status: "stopped", text: "" }]);
    expect((await auditLedger(db)).findings).toEqual([]);
  },
  () => ({ jobKinds, models: [model] }),
);
