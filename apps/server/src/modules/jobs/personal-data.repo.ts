import { inTransaction } from "../../db/in-transaction.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";
import type { JobRow } from "./job.repo.ts";
import type { Jobs } from "./jobs.ts";
import { listSteps, type StepRow } from "./step.repo.ts";

const FILE = "jobs.json";

/** Jobs of a person: what was asked, and what code steps made. Their texts are texts like others. */
export function jobsPersonalData({ db, jobs }: { db: Db; jobs: Pick<Jobs, "stopAll"> }): PersonalData {
  return {
    module: "jobs",
    tables: { job: { archive: FILE, afterDeletion: "deleted" }, job_step: { archive: FILE, afterDeletion: "deleted" } },

    async *exportPersonalData(userId) {
      const list = jsonList(FILE);
      for (const job of await listJobsOf(db, userId)) yield [list.next(entryOf(job, await listSteps(db, job.id)))];
      yield [list.end()];
      return {};
    },

    async stopWork(userId) {
      await jobs.stopAll(userId);
      return true;
    },

    async erasePersonalData(userId) {
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom("job_step").where("user_id", "=", userId).execute();
        await trx.deleteFrom("job").where("user_id", "=", userId).execute();
      });
      return true;
    },
  };
}

function entryOf(job: JobRow, steps: readonly StepRow[]): object {
  return {
    jobId: job.id,
    kind: job.kind,
    title: job.title,
    input: JSON.parse(job.input),
    status: job.status,
    charged: job.charged_tokens,
    createdAt: isoTime(job.created_at),
    endedAt: job.ended_at === null ? null : isoTime(job.ended_at),
    steps: steps.map((step) => ({
      name: step.name,
      label: step.label,
      status: step.status,
      params: JSON.parse(step.params),
      generationId: step.generation_id,
      result: step.result === null ? null : JSON.parse(step.result),
      charged: step.charged_tokens,
    })),
  };
}

async function listJobsOf(db: Db, userId: string): Promise<JobRow[]> {
  return db.selectFrom("job").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute();
}
