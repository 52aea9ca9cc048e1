/**
 * The queue on PostgreSQL with 100,000 items waiting: how fast they are taken by 1, 2 and 4 processes, whether a model's bound
 * holds, who waits how long, and what happens after kill -9. Where PG_BOSS names a folder with pg-boss 12 in it, that is asked
 * the same in the same run (docs/decisions/028).
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { systemClock } from "../apps/server/src/adapters/system-clock.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openPostgres } from "../apps/server/src/db/open-postgres.ts";
import { createQueue } from "../apps/server/src/modules/queue/index.ts";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { BOSS_QUEUE, openBoss, openTaker, type Taken, type Worked, type WorkerJob } from "./lib/queue-worker.ts";

const WAITING = 100_000;
const USERS = 1000;
const MODELS = ["m0", "m1", "m2", "m3"];
const WORKERS = [1, 2, 4];
const ROUNDS = 5;
const MEASURED_MS = 2500;
/** Connections are closed before the workers end, their processes a little after. */
const BACKENDS_END_MS = 200;
const BOUND = { model: 8, claims: 10_000, holdMs: 6 };
const BURST = { items: 10_000, others: 200, forMs: 20_000 };
const AWAITED_TIMES = 100;
const INSERTED_AT_ONCE = 5000;

const WORKER = fileURLToPath(new URL("./lib/queue-worker.ts", import.meta.url));
type Services = { startPostgres(options: { durable: boolean }): Promise<{ url: string; stop(): void } | null> };
const { startPostgres } = (await import(new URL("../scripts/lib/services.mjs", import.meta.url).href)) as Services;
const server = await startPostgres({ durable: true });
if (server === null) throw new Error("PostgreSQL is not installed.");
const databaseUrl = server.url;
const bossFolder = process.env["PG_BOSS"];
const { db, dialect, close } = await openPostgres({ databaseUrl });
await migrate({ db, dialect, now: Date.now });
const { rows: backend } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
const postmaster = readFileSync(`/proc/${backend[0]?.pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1];
const queue = createQueue({ db, dialect, clock: systemClock });
const boss = bossFolder === undefined ? null : await openBoss(bossFolder, databaseUrl, { supervise: false });
await boss?.createQueue(BOSS_QUEUE, { heartbeatSeconds: 10, retryLimit: 5 });
const ours = ["queue", "generation"] as const;
const all = boss === null ? ours : ([...ours, "pg-boss"] as const);
const NAMES = { queue: "ours, the queue alone", generation: "ours, with the row of the text", "pg-boss": "pg-boss" };

await sql`insert into app_user (id, username, nickname, headimg, invite_code, gifts_from, created_at)
  select 'u' || n, 'u' || n, '', '', 'u' || n, 0, 0 from generate_series(0, ${USERS - 1}::int) as n`.execute(db);

/** `count` items over so many users and models, as they would be stored by as many starts. */
async function fill(how: WorkerJob["how"], { count = WAITING, users = USERS, models = MODELS }): Promise<void> {
  if (how === "pg-boss") {
    await boss?.deleteAllJobs(BOSS_QUEUE);
    for (let from = 0; from < count; from += INSERTED_AT_ONCE) {
      const size = Math.min(INSERTED_AT_ONCE, count - from);
      const jobs = Array.from({ length: size }, (_, n) => ({
        data: { user: `u${(from + n) % users}` },
        group: { id: models[(from + n) % models.length] },
      }));
      await boss?.insert(BOSS_QUEUE, jobs);
    }
    await sql`analyze`.execute(db);
    return;
  }
  await sql`truncate queue_item, generation cascade`.execute(db);
  const words = "完成了需求评审。".repeat(100);
  if (how === "generation") {
    await sql`insert into generation (id, user_id, kind, piece_id, draft_no, scene_type, title, input, task, model, status, text, search_text, created_at)
      select 'g' || n, 'u' || (n % ${users}::int), 'scene', 'g' || n, 1, 'weeklyReport', '', ${words}::text, ${words}::text,
        'm', 'queued', '', '', n from generate_series(0, ${count - 1}::int) as n`.execute(db);
  }
  await sql`insert into queue_item (id, kind, resource, class, is_long, user_id, turn, state, queued_at)
    select 'g' || n, 'generation', (${sql.val(models)}::text[])[1 + n % ${models.length}::int], 'interactive', 0, 'u' || (n % ${users}::int),
      n / ${users}::int, 'waiting', n from generate_series(0, ${count - 1}::int) as n`.execute(db);
  await sql`analyze`.execute(db);
}

async function startWorker(job: WorkerJob & { forEver?: boolean }): Promise<ChildProcess> {
  const child = fork(WORKER, ["worker"]);
  await once(child, "message");
  child.send(job);
  await once(child, "message");
  return child;
}

type Run = { readonly taken: readonly Taken[] /** Of workers and database together. */; readonly cpuMs: number };

async function runWorkers(count: number, given: Partial<WorkerJob> & Pick<WorkerJob, "how">): Promise<Run> {
  const job: WorkerJob = { databaseUrl, bossFolder, models: MODELS, bound: 0, batch: 1, holdMs: 0, forMs: MEASURED_MS, ...given };
  const before = backendsCpuMs();
  const children = await Promise.all(Array.from({ length: count }, () => startWorker(job)));
  const ended = children.map((child) => once(child, "exit"));
  const worked = await Promise.all(
    children.map(async (child) => {
      child.send("go");
      return (await once(child, "message"))[0] as Worked;
    }),
  );
  await Promise.all(ended);
  await new Promise((resolve) => setTimeout(resolve, BACKENDS_END_MS));
  const cpuMs = backendsCpuMs() - before + worked.reduce((sum, one) => sum + one.cpuMs, 0);
  return { taken: worked.flatMap(({ taken }) => taken), cpuMs };
}

/** Processor time of the database's processes that have ended: those of the workers' connections. */
function backendsCpuMs(): number {
  const [user = 0, system = 0] = (readFileSync(`/proc/${postmaster}/stat`, "utf8").split(") ")[1] ?? "")
    .split(" ")
    .slice(13, 15)
    .map(Number);
  return (user + system) * 10;
}

const ms = (values: readonly number[]) => `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms`;

function speed(runs: readonly Run[]): string {
  const rates = runs.map(({ taken }) => {
    const first = Math.min(...taken.map(([, asked]) => asked));
    return (taken.length / (Math.max(...taken.map(([, , , to]) => to)) - first)) * 1000;
  });
  const latencies = runs.map(({ taken }) => taken.map(([, asked, from]) => from - asked));
  const [p50, p99] = [0.5, 0.99].map((share) => latencies.map((of) => percentile(of, share)));
  const cpu = runs.map(({ taken, cpuMs }) => cpuMs / taken.length);
  return (
    `${percentile(rates, 0.5).toFixed(0)}/s (${Math.max(...rates).toFixed(0)}), ${both("p50", p50)}, ${both("p99", p99)}, ` +
    `${both("processor time each", cpu)}`
  );
}

const both = (name: string, values: readonly number[] = []) =>
  `${name} ${percentile(values, 0.5).toFixed(1)} ms (${Math.min(...values).toFixed(1)})`;

/** How many were held at the same moment. */
function mostAtOnce(taken: readonly Taken[]): number {
  const moments = taken.flatMap(([, , from, to]) => [[from, 1] as const, [to, -1] as const]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let [held, most] = [0, 0];
  for (const [, change] of moments) {
    held += change;
    most = Math.max(most, held);
  }
  return most;
}

const everything = process.argv[2] ?? "speed,bound,fair,line,kill";
const does = (name: string) => everything.includes(name);

if (does("speed")) {
  await fill("generation", {});
  if (boss !== null) await fill("pg-boss", {});

  console.log(`${WAITING} waiting for ${MODELS.length} models, taken one at a time and ended; median of ${ROUNDS} rounds (best):`);
  for (const workers of WORKERS) {
    const runs = new Map(all.map((how) => [how, [] as Run[]]));
    // In turn, so that all of them meet the same machine.
    for (let round = 0; round < ROUNDS; round++) for (const how of all) runs.get(how)?.push(await runWorkers(workers, { how }));
    for (const [how, of] of runs) console.log(`  ${workers} processes, ${NAMES[how]}: ${speed(of)}`);
  }
}

if (does("bound")) {
  console.log(`${WAITING} waiting for 1 model with ${BOUND.model} places, 4 processes, ${BOUND.claims} claims at least:`);
  for (const how of all.filter((how) => how !== "queue")) {
    await fill(how, { models: ["m0"] });
    const taken: Taken[] = [];
    const runs: Run[] = [];
    let most = 0;
    while (taken.length < BOUND.claims) {
      const given = { models: ["m0"], bound: BOUND.model, batch: BOUND.model, holdMs: BOUND.holdMs, forMs: 2 * MEASURED_MS };
      const run = await runWorkers(4, { how, ...given });
      if (run.taken.length === 0) break;
      runs.push(run);
      taken.push(...run.taken);
      most = Math.max(most, mostAtOnce(run.taken));
    }
    const twice = taken.length - new Set(taken.map(([id]) => id)).size;
    console.log(`  ${NAMES[how]}: ${speed(runs)}`);
    console.log(`  ${NAMES[how]}: ${taken.length} claims, at most ${most} at once (bound ${BOUND.model}), ${twice} taken twice`);
  }
}

if (does("fair")) {
  console.log(`${BURST.items} items of one user, then one of each of ${BURST.others} others: items taken before theirs`);
  for (const how of all.filter((how) => how !== "generation")) {
    await fill(how, { count: BURST.items, users: 1, models: ["m0"] });
    for (let n = 1; n <= BURST.others; n++) {
      if (how === "pg-boss") await boss?.send(BOSS_QUEUE, { user: `u${n}` });
      else
        await queue.enqueue(db, {
          id: `own${n} u${n}`,
          kind: "generation",
          resource: "m0",
          class: "interactive",
          userId: `u${n}`,
          isLong: false,
        });
    }
    const { taken: unsorted } = await runWorkers(2, { how, models: ["m0"], batch: 20, forMs: BURST.forMs });
    const taken = [...unsorted].sort((a, b) => a[2] - b[2]);
    const ranks = taken.flatMap(([id], rank) => (/ u[1-9]/.test(id) ? [rank] : []));
    const said = ranks.length === 0 ? `none of ${taken.length}` : `p50 ${percentile(ranks, 0.5)}, most ${Math.max(...ranks)}`;
    console.log(`  ${NAMES[how]}: ${said}, ${ranks.length} of ${BURST.others} taken in ${BURST.forMs / 1000} s`);
  }
}

if (does("line")) {
  console.log(`${WAITING} waiting for a model without a free place; one comes for another model: until it is taken`);
  for (const how of all.filter((how) => how !== "generation")) {
    await fill(how, { models: ["full"] });
    const job: WorkerJob = { databaseUrl, bossFolder, models: ["full", "free"], bound: 1, batch: 1, holdMs: 0, forMs: 0, how };
    const taker = await openTaker(job, "bench");
    await taker.take(1);
    const took: number[] = [];
    for (let n = 0; n < AWAITED_TIMES; n++) {
      if (how === "pg-boss") await boss?.send(BOSS_QUEUE, { user: "u1" }, { group: { id: "free" } });
      else
        await queue.enqueue(db, {
          id: `free${n}`,
          kind: "generation",
          resource: "free",
          class: "interactive",
          userId: "u1",
          isLong: false,
        });
      const began = performance.now();
      const ids = await taker.take(1);
      took.push(performance.now() - began);
      if (ids.length !== 1) throw new Error("nothing taken");
      await taker.end(ids[0] ?? "");
    }
    await taker.close();
    console.log(`  ${NAMES[how]}: ${ms(took)}`);
  }
}

if (does("kill") && boss !== null) {
  await fill("pg-boss", { count: 1 });
  const job: WorkerJob = { databaseUrl, bossFolder, models: [], bound: 0, batch: 1, holdMs: 0, forMs: 0, how: "pg-boss" };
  const first = await startWorker({ ...job, forEver: true });
  const killed = performance.now();
  first.kill("SIGKILL");
  // Says something once it has begun the job.
  const second = await startWorker({ ...job, forEver: true });
  console.log(
    `pg-boss, heartbeat of 10 s: a killed process's job is begun again after ${((performance.now() - killed) / 1000).toFixed(1)} s`,
  );
  second.kill("SIGKILL");
}

await boss?.stop({ graceful: false });
await close();
server.stop();
