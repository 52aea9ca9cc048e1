import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { systemClock } from "../../apps/server/src/adapters/system-clock.ts";
import { openPostgres } from "../../apps/server/src/db/open-postgres.ts";
import { beginWriting } from "../../apps/server/src/modules/generation/run.repo.ts";
import { createQueue } from "../../apps/server/src/modules/queue/index.ts";

/** A process of `queue.bench.ts` that takes items, holds each for a moment and ends it. */
export type WorkerJob = {
  readonly databaseUrl: string;
  /** `generation`: with the row that an item stands for, as the product takes them. */
  readonly how: "queue" | "generation" | "pg-boss";
  /** Folder in which pg-boss is installed. */
  readonly bossFolder: string | undefined;
  readonly models: readonly string[];
  /** Answers of a model at once; 0 = no bound. */
  readonly bound: number;
  /** Items of one claim. */
  readonly batch: number;
  readonly holdMs: number;
  readonly forMs: number;
};

/** One item: when it was asked for, had and given back, in ms of a clock that all processes of the machine share. */
export type Taken = readonly [id: string, asked: number, from: number, to: number];

/** What both kinds of queue are asked to do. */
export type Taker = { take(count: number): Promise<readonly string[]>; end(id: string): Promise<void>; close(): Promise<void> };

export const BOSS_QUEUE = "bench";

type Boss = {
  start(): Promise<unknown>;
  stop(options?: object): Promise<void>;
  on(event: "error", listener: (error: Error) => void): void;
  createQueue(name: string, options?: object): Promise<void>;
  insert(name: string, jobs: readonly object[]): Promise<unknown>;
  send(name: string, data: object, options?: object): Promise<string>;
  fetch(name: string, options: object): Promise<readonly { id: string; data: { user: string } }[] | null>;
  complete(name: string, id: string): Promise<unknown>;
  work(name: string, options: object, handler: (jobs: readonly { id: string }[]) => Promise<void>): Promise<string>;
  deleteAllJobs(name: string): Promise<unknown>;
};

/** pg-boss as it is installed in a folder outside of this repository. */
export async function openBoss(folder: string, databaseUrl: string, options: object = {}): Promise<Boss> {
  const file = pathToFileURL(join(folder, "node_modules", "pg-boss", "dist", "index.js")).href;
  const { PgBoss } = (await import(file)) as { PgBoss: new (options: object) => Boss };
  const boss = new PgBoss({ connectionString: databaseUrl, max: 10, ...options });
  boss.on("error", (error) => console.error(error.message));
  await boss.start();
  return boss;
}

/** `name`: id of the process, which owns what it takes. */
export async function openTaker(job: WorkerJob, name: string): Promise<Taker> {
  if (job.how === "pg-boss") return openBossTaker(job);
  const { db, dialect, close } = await openPostgres({ databaseUrl: job.databaseUrl, maxConnections: 10 });
  const queue = createQueue({ db, dialect, clock: systemClock });
  const bounds = new Map(job.models.map((model) => [model, job.bound]));
  const begin: Parameters<typeof queue.claim<true>>[0]["begin"] = async (trx, items) => {
    const ids = items.map(({ id }) => id);
    if (job.how === "generation") await beginWriting(trx, { ids, owner: name, now: Date.now() });
    return new Map(ids.map((id) => [id, true]));
  };
  return {
    async take(capacity) {
      const asked = { kind: "generation", owner: name, capacity, bounds, fallback: job.models[0] ?? "", begin };
      return (await queue.claim(asked)).map(({ item }) => item.id);
    },
    end: (id) => queue.release(db, id),
    close,
  };
}

async function openBossTaker(job: WorkerJob): Promise<Taker> {
  const boss = await openBoss(job.bossFolder ?? "", job.databaseUrl, { supervise: false, schedule: false, migrate: false });
  return {
    async take(batchSize) {
      const group = job.bound > 0 && { groupConcurrency: job.bound };
      return (await boss.fetch(BOSS_QUEUE, { batchSize, ...group }))?.map(({ id, data }) => `${id} ${data.user}`) ?? [];
    },
    end: async (id) => void (await boss.complete(BOSS_QUEUE, id.split(" ")[0] ?? "")),
    close: () => boss.stop({ graceful: false }),
  };
}

/** What a worker has done, and the processor time it took. */
export type Worked = { readonly taken: readonly Taken[]; readonly cpuMs: number };

const now = () => Number(process.hrtime.bigint()) / 1e6;

async function work(job: WorkerJob): Promise<Worked> {
  const taker = await openTaker(job, `p${process.pid}`);
  const go = once(process, "message");
  process.send?.("open");
  await go;
  const before = process.cpuUsage();
  const until = now() + job.forMs;
  const taken: Taken[] = [];
  const held = new Set<Promise<unknown>>();
  while (now() < until) {
    const asked = now();
    const ids = await taker.take(job.batch);
    const from = now();
    if (ids.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    for (const id of ids) {
      const holding = hold(job.holdMs).then(async () => {
        taken.push([id, asked, from, now()]);
        await taker.end(id);
      });
      held.add(holding);
      void holding.then(() => held.delete(holding));
      if (job.holdMs === 0) await holding;
    }
  }
  await Promise.all(held);
  const { user, system } = process.cpuUsage(before);
  await taker.close();
  return { taken, cpuMs: (user + system) / 1000 };
}

const hold = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, Math.random() * ms));

/** pg-boss with its own loop, for the bench to kill: says which job it works on and never ends it. */
async function workForEver({ bossFolder, databaseUrl }: WorkerJob): Promise<void> {
  const boss = await openBoss(bossFolder ?? "", databaseUrl, { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 });
  await boss.work(BOSS_QUEUE, { pollingIntervalSeconds: 0.5 }, async ([one]) => {
    process.send?.({ id: one?.id });
    await new Promise(() => {});
  });
}

if (process.argv[2] === "worker") {
  process.once("message", (job: WorkerJob & { forEver?: boolean }) => {
    if (job.forEver === true) void workForEver(job);
    else void work(job).then((worked) => process.send?.(worked, () => process.exit(0)));
  });
  process.send?.("ready");
}
