import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { JobTable } from "../../db/schema/job-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

export type JobRow = Selectable<JobTable>;

/** Spelled out, as in the indexes: a bound value would not meet them. */
const TO_ADVANCE = sql<SqlBool>`job.status in ('queued', 'running')`;
const WITHOUT_BALANCE = sql<SqlBool>`job.paused_reason = 'balance'`;

/**
 * Keeps the job and its steps from everybody else until the transaction ends. Whoever changes either takes this first, after
 * the user's row and before a generation's or the balance: one order, so nobody waits in a circle.
 */
export async function lockJob(trx: Db, id: string): Promise<JobRow | undefined> {
  return trx
    .updateTable("job")
    .set((eb) => ({ seq: eb.ref("seq") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db.selectFrom("job").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The caller's job; somebody else's does not exist. */
export async function findOwnedJob(db: Db, userId: string, id: string): Promise<JobRow | undefined> {
  return db.selectFrom("job").selectAll().where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
}

export async function findJobByRequest(db: Db, userId: string, requestId: string): Promise<JobRow | undefined> {
  return db.selectFrom("job").selectAll().where("user_id", "=", userId).where("request_id", "=", requestId).executeTakeFirst();
}

export async function insertJob(db: Db, row: Insertable<JobTable>): Promise<void> {
  await db.insertInto("job").values(row).execute();
}

export async function updateJob(db: Db, id: string, change: Updateable<JobTable>): Promise<void> {
  await db.updateTable("job").set(change).where("id", "=", id).execute();
}

type JobFilter = { userId: string; kind?: string | undefined; unfinished?: boolean | undefined; page: number; size: number };

export async function listOwnedJobs(db: Db, filter: JobFilter): Promise<{ total: number; rows: JobRow[] }> {
  let matching = db.selectFrom("job").where("user_id", "=", filter.userId);
  if (filter.kind !== undefined) matching = matching.where("kind", "=", filter.kind);
  if (filter.unfinished === true) matching = matching.where("ended_at", "is", null);
  const { n } = await matching.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { total: Number(n), rows };
}

export async function listUnfinishedJobs(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("job").select("id").where("user_id", "=", userId).where("ended_at", "is", null).execute();
  return rows.map(({ id }) => id);
}

/** Jobs paused for the balance whose owner's account can bear the next step by now. */
export async function listAffordable(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("job")
    .innerJoin("app_user", "app_user.id", "job.user_id")
    .leftJoin("balance", "balance.user_id", "job.user_id")
    .select("job.id")
    .where(WITHOUT_BALANCE)
    .where((eb) =>
      eb.or([
        eb("balance.available", ">=", eb.ref("job.needed_tokens")),
        eb.and([eb("app_user.unlimited", "=", 1), eb("app_user.vip_to", ">", now)]),
      ]),
    )
    .orderBy("job.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type ReadyStep = { readonly jobId: string; readonly name: string; readonly userId: string };

/**
 * Steps that may begin, of jobs that go on, of one user where one is named: everybody's first before anybody's second, and never
 * more of one user than `mostPerUser`, what is running included; of a job code first, which others wait for, then what its owner
 * wants first, then what has waited longest: a chain that begins late in a plan is not left to the end; and code of jobs that are
 * paused or stopped, some of which runs all the same. The cross join has SQLite begin with the jobs that go on.
 */
export async function listReadySteps(
  db: Db,
  input: { now: number; mostPerUser: number; limit: number; userId?: string },
): Promise<ReadyStep[]> {
  const { now, mostPerUser, limit, userId } = input;
  const ofUser = userId === undefined ? sql`` : sql` and job.user_id = ${userId}`;
  const { rows } = await sql<{ job_id: string; name: string; user_id: string }>`
    with under_way as (select user_id, count(*) as steps from job_step where job_step.status = 'running' group by user_id)
    select job_id, name, user_id from (
      select s.job_id, s.name, s.user_id, row_number() over (
        partition by s.user_id
        order by s.job_id, case s.type when 'code' then 0 else 1 end, s.priority desc, s.due_at, s.position
      ) as turn
      from job cross join job_step s
      where ${TO_ADVANCE}${ofUser} and s.job_id = job.id and s.status = 'ready' and s.due_at <= ${now}
        and job.user_id not in (select user_id from under_way where steps >= ${mostPerUser})
      union all
      select s.job_id, s.name, s.user_id, 1 as turn
      from job_step s join job on job.id = s.job_id
      where s.status = 'ready' and s.type = 'code' and s.due_at <= ${now} and job.status in ('paused', 'stopped')${ofUser}
    ) as candidate
    where turn <= ${mostPerUser}
    order by turn, job_id
    limit ${limit}`.execute(db);
  return rows.map(({ job_id, name, user_id }) => ({ jobId: job_id, name, userId: user_id }));
}
