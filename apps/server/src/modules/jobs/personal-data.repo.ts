import type { Db } from "../metering/metering.ts";
import type { JobRow } from "./job.repo.ts";
import type { StepRow } from "./step.repo.ts";

export async function listJobsOf(db: Db, userId: string): Promise<JobRow[]> {
  return db.selectFrom("job").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute();
}

export async function listStepsOf(db: Db, userId: string): Promise<StepRow[]> {
  return db.selectFrom("job_step").selectAll().where("user_id", "=", userId).orderBy("job_id").orderBy("position").execute();
}

export async function deleteJobsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("job_step").where("user_id", "=", userId).execute();
  await db.deleteFrom("job").where("user_id", "=", userId).execute();
}
