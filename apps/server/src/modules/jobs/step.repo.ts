import type { JobStepStatus } from "@tangleaf/contract";
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { JobStepTable } from "../../db/schema/job-tables.ts";
import type { Db } from "../metering/metering.ts";
import type { StepState } from "./advance.ts";

export type StepRow = Selectable<JobStepTable>;

/** Spelled out, as in the index. */
const RUNNING = sql<SqlBool>`job_step.status = 'running'`;

export async function insertSteps(db: Db, rows: readonly Insertable<JobStepTable>[]): Promise<void> {
  await db
    .insertInto("job_step")
    .values([...rows])
    .execute();
}

export async function findStep(db: Db, jobId: string, name: string): Promise<StepRow | undefined> {
  return db.selectFrom("job_step").selectAll().where("job_id", "=", jobId).where("name", "=", name).executeTakeFirst();
}

export async function listSteps(db: Db, jobId: string): Promise<StepRow[]> {
  return db.selectFrom("job_step").selectAll().where("job_id", "=", jobId).orderBy("position").execute();
}

/** Steps changed after `after`, up to `upTo`. */
export async function listChangedSteps(db: Db, input: { jobId: string; after: number; upTo: number }): Promise<StepRow[]> {
  return db
    .selectFrom("job_step")
    .selectAll()
    .where("job_id", "=", input.jobId)
    .where("changed_seq", ">", input.after)
    .where("changed_seq", "<=", input.upTo)
    .orderBy("position")
    .execute();
}

export async function readStepStates(db: Db, jobId: string): Promise<StepState[]> {
  const rows = await db
    .selectFrom("job_step")
    .select(["name", "status", "needs", "cap_tokens", "charged_tokens"])
    .where("job_id", "=", jobId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    name: row.name,
    status: row.status,
    needs: JSON.parse(row.needs) as string[],
    capTokens: row.cap_tokens,
    chargedTokens: row.charged_tokens,
  }));
}

/** Whether another text of the job may begin that its owner wants before this one. */
export async function isOutranked(db: Db, step: Pick<StepRow, "job_id" | "priority">, now: number): Promise<boolean> {
  const before = await db
    .selectFrom("job_step")
    .select("name")
    .where("job_id", "=", step.job_id)
    .where("status", "=", "ready")
    .where("type", "=", "generation")
    .where("priority", ">", step.priority)
    .where("due_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
}

/** Under the job's lock. */
export async function updateStep(db: Db, jobId: string, name: string, change: Updateable<JobStepTable>): Promise<void> {
  await db.updateTable("job_step").set(change).where("job_id", "=", jobId).where("name", "=", name).execute();
}

/** Under the job's lock: every step in one of these states, but those named. */
export async function updateStepsIn(
  db: Db,
  jobId: string,
  statuses: readonly JobStepStatus[],
  change: Updateable<JobStepTable>,
  but: readonly string[] = [],
): Promise<void> {
  const inStates = db
    .updateTable("job_step")
    .set(change)
    .where("job_id", "=", jobId)
    .where("status", "in", [...statuses]);
  await (but.length === 0 ? inStates : inStates.where("name", "not in", [...but])).execute();
}

export async function makeReady(db: Db, jobId: string, names: readonly string[], change: Updateable<JobStepTable>): Promise<void> {
  await db
    .updateTable("job_step")
    .set({ ...change, status: "ready" })
    .where("job_id", "=", jobId)
    .where("name", "in", [...names])
    .execute();
}

/** Code that runs is told so by its epoch: its result will not be taken. */
export async function stopRunningCode(db: Db, jobId: string, change: Updateable<JobStepTable>, but: readonly string[]): Promise<void> {
  const running = db
    .updateTable("job_step")
    .set((eb) => ({ ...change, status: "stopped" as const, epoch: eb("epoch", "+", 1) }))
    .where("job_id", "=", jobId)
    .where("type", "=", "code")
    .where(RUNNING);
  await (but.length === 0 ? running : running.where("name", "not in", [...but])).execute();
}

export async function countRunningSteps(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("job_step")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("user_id", "=", userId)
    .where(RUNNING)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** Whether some of its steps have not ended. */
export async function hasOpenSteps(db: Db, jobId: string): Promise<boolean> {
  const open = db.selectFrom("job_step").select("name").where("job_id", "=", jobId).where("status", "in", ["waiting", "ready", "running"]);
  return (await open.limit(1).executeTakeFirst()) !== undefined;
}

/** Code under way in any process. */
export async function listRunningCode(db: Db): Promise<Pick<StepRow, "job_id" | "name" | "owner" | "epoch" | "started_at">[]> {
  return db
    .selectFrom("job_step")
    .select(["job_id", "name", "owner", "epoch", "started_at"])
    .where(RUNNING)
    .where("type", "=", "code")
    .execute();
}

/** Texts that are written for jobs which have ended: whoever ended them did not come to stop these. */
export async function listOrphanTexts(db: Db): Promise<{ userId: string; generationId: string }[]> {
  const rows = await db
    .selectFrom("job_step")
    .innerJoin("job", "job.id", "job_step.job_id")
    .select(["job_step.user_id", "job_step.generation_id"])
    .where(RUNNING)
    .where("job_step.type", "=", "generation")
    .where("job.ended_at", "is not", null)
    .execute();
  return rows.flatMap(({ user_id, generation_id }) => (generation_id === null ? [] : [{ userId: user_id, generationId: generation_id }]));
}

export type StepCounts = { readonly total: number; readonly done: number; readonly failed: number };

export const NO_STEPS: StepCounts = { total: 0, done: 0, failed: 0 };

export async function countStepsOf(db: Db, jobId: string): Promise<StepCounts> {
  return (await countSteps(db, [jobId])).get(jobId) ?? NO_STEPS;
}

export async function countSteps(db: Db, jobIds: readonly string[]): Promise<Map<string, StepCounts>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("job_step")
    .select((eb) => ["job_id", "status", eb.fn.countAll<number>().as("n")])
    .where("job_id", "in", [...jobIds])
    .groupBy(["job_id", "status"])
    .execute();
  const counts = new Map<string, StepCounts>();
  for (const { job_id, status, n } of rows) {
    const { total, done, failed } = counts.get(job_id) ?? NO_STEPS;
    const more = Number(n);
    counts.set(job_id, {
      total: total + more,
      done: done + (status === "done" ? more : 0),
      failed: failed + (status === "failed" ? more : 0),
    });
  }
  return counts;
}
