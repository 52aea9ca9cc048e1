import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

/** What a request for a job has stored. */
export async function findJobByRequest(db: Db, userId: string, requestId: string) {
  const mine = db.selectFrom("job").select(["id", "kind", "input", "model"]).where("user_id", "=", userId);
  return mine.where("request_id", "=", requestId).executeTakeFirst();
}

/**
 * Moment of the user's last job of these kinds that counts for the wait, epoch milliseconds; null = none. One that failed before anything
 * was written is our fault.
 */
export async function lastJobAt(db: Db, userId: string, kinds: readonly string[]): Promise<number | null> {
  const mine = db
    .selectFrom("job")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("kind", "in", [...kinds])
    .where(({ and, exists, not, selectFrom }) => {
      const steps = selectFrom("job_step").select("job_step.name").whereRef("job_step.job_id", "=", "job.id");
      const failed = steps.where("job_step.status", "=", "failed");
      const written = steps.where("job_step.type", "=", "generation").where("job_step.status", "=", "done");
      return not(and([exists(failed), not(exists(written))]));
    });
  return (await mine.orderBy("created_at", "desc").limit(1).executeTakeFirst())?.created_at ?? null;
}

/** Whether a job may still put something into the document: it has not ended, or what it was stopped in is not in its place yet. */
export async function isAtWork(db: Db, jobId: string): Promise<boolean> {
  const job = await db.selectFrom("job").select("ended_at").where("id", "=", jobId).executeTakeFirst();
  if (job === undefined || job.ended_at === null) return job !== undefined;
  const open = db.selectFrom("job_step").select("name").where("job_id", "=", jobId).where("status", "in", ["waiting", "ready", "running"]);
  return (await open.limit(1).executeTakeFirst()) !== undefined;
}
