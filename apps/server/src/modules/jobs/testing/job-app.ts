import type { Job, JobStep } from "@tangleaf/contract";
import { expect, vi } from "vitest";
import type { TestApp } from "../../../testing/test-app.ts";
import { auditLedger } from "../../metering/index.ts";
import type { TestPlan } from "./test-kind.ts";

const YEAR_MS = 365 * 86_400_000;
const PATIENCE_MS = 30_000;

export type Owned = { readonly userId: string; readonly jobId: string };

/** Somebody with a job of the test kind. */
export async function startTestJob(
  app: TestApp,
  steps: TestPlan,
  options: { name?: string; vip?: boolean; model?: string; maxTokens?: number; requestId?: string } = {},
): Promise<Owned & { token: string }> {
  const { name = "worker", vip = false, ...asked } = options;
  const { token, userId } = await app.signIn(name);
  if (vip) await makeMember(app, userId);
  const { jobId } = await app.deps.jobs.start({ userId, kind: "test", input: { steps }, ...asked });
  return { token, userId, jobId };
}

export async function makeMember(app: TestApp, userId: string): Promise<void> {
  const to = app.clock.now() + YEAR_MS;
  await app.deps.db.updateTable("app_user").set({ vip_to: to }).where("id", "=", userId).execute();
}

export async function addTokens(app: TestApp, userId: string, tokens: number, validMs = YEAR_MS): Promise<void> {
  const expiresAt = app.clock.now() + validMs;
  await app.deps.metering.grant({ userId, source: "operator", ref: `${Math.random()}`, tokens, expiresAt });
}

/** The job once it is as `isSo` says. */
export async function jobWhen(app: TestApp, { userId, jobId }: Owned, isSo: (job: Job) => boolean): Promise<Job> {
  let job = await app.deps.jobs.get({ userId, jobId });
  await vi.waitUntil(
    async () => {
      job = await app.deps.jobs.get({ userId, jobId });
      return isSo(job);
    },
    { timeout: PATIENCE_MS, interval: 10 },
  );
  return job;
}

/** The job once nothing more happens to it by itself. */
export function restingJob(app: TestApp, owned: Owned): Promise<Job> {
  const restless = ["queued", "running"];
  return jobWhen(app, owned, ({ job, steps }) => !restless.includes(job.status) && steps.every(({ status }) => status !== "running"));
}

/** The job at a moment when none of its steps is under way. */
export function idleJob(app: TestApp, owned: Owned): Promise<Job> {
  return jobWhen(app, owned, ({ steps }) => steps.every(({ status }) => status !== "running"));
}

export function stepOf({ steps }: Job, name: string): JobStep {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`no step ${name}`);
  return step;
}

export const statusesOf = ({ steps }: Job): string[] => steps.map(({ name, status }) => `${name} ${status}`);

/** Sums right, nothing held, every text of a job settled once, and the job's own sums those of the ledger. */
export async function expectExact({ deps: { db } }: TestApp): Promise<void> {
  expect((await auditLedger(db)).findings).toEqual([]);
  const [ledger, texts, jobs, steps] = await Promise.all([
    db.selectFrom("ledger").selectAll().execute(),
    db.selectFrom("generation").selectAll().where("job_id", "is not", null).execute(),
    db.selectFrom("job").selectAll().execute(),
    db.selectFrom("job_step").selectAll().execute(),
  ]);
  for (const text of texts) {
    const settled = ledger.filter(({ kind, subject }) => kind === "settle" && subject === text.id);
    expect(settled.map(({ amount }) => 0 - amount)).toEqual(text.ended_at === null ? [] : [text.charged]);
  }
  const chargedFor = (isOf: (text: (typeof texts)[number]) => boolean) => texts.filter(isOf).reduce((sum, { charged }) => sum + charged, 0);
  for (const job of jobs) {
    expect(job.charged_tokens).toBe(chargedFor(({ job_id }) => job_id === job.id));
    expect(job.charged_tokens).toBeLessThanOrEqual(job.committed_tokens);
    expect(job.committed_tokens).toBeLessThanOrEqual(job.cap_tokens);
  }
  for (const step of steps) {
    expect(step.charged_tokens).toBe(chargedFor(({ job_id, job_step }) => job_id === step.job_id && job_step === step.name));
  }
}
