import { join } from "node:path";
import { WRITER_NAME } from "@tangleaf/writer";
import { createFileBlobs } from "./adapters/blobs/file-blobs.ts";
import { createMemoryBroker } from "./adapters/brokers/memory-broker.ts";
import { createBuiltinModel } from "./adapters/models/builtin-model.ts";
import { watchWordList } from "./adapters/moderation/watched-word-list.ts";
import { systemClock } from "./adapters/system-clock.ts";
import { clockDifference } from "./db/clock-difference.ts";
import { assertWritableFolder } from "./db/data-dir-lock.ts";
import { openStorage } from "./db/open-storage.ts";
import type { Deps } from "./deps.ts";
import { indexPages } from "./http/pages/page-index.ts";
import { readGoods } from "./modules/orders/index.ts";
import { createModules } from "./modules.ts";
import type { Config } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { collectProcessMetrics } from "./platform/metrics.ts";
import type { Blobs } from "./ports/blobs.ts";
import type { Broker } from "./ports/broker.ts";
import type { Clock } from "./ports/clock.ts";
import type { Model } from "./ports/model.ts";
import { wireBibliography } from "./wiring-bibliography.ts";
import { wireIdentity } from "./wiring-identity.ts";
import { wirePayments } from "./wiring-payments.ts";
import { wireWebSearch } from "./wiring-web-search.ts";
import { wordListFiles } from "./word-list-files.ts";

const TIDY_EVERY_MS = 3_600_000;
/** How far clocks of processes on one database may be apart. */
const CLOCK_MAX_MS = 60_000;
/** Shortest pause between two questions about an order. */
const ORDER_SWEEP_MS = 5000;
const BLOBS_FOLDER = "blobs";

/** A process built from its configuration. */
export type Wired = {
  readonly deps: Deps;
  /** Takes up work: registers the process and settles what dead processes left. */
  open(): Promise<void>;
  /** Takes no new work, gives running work `graceMs`, then ends and settles it. */
  drain(graceMs: number): Promise<void>;
  /** Ends what still runs, then releases everything. */
  close(): Promise<void>;
};

/** The only place that picks adapters. Throws StartError before anything is changed when the data cannot be used. */
export async function wire(config: Config): Promise<Wired> {
  const clock = systemClock;
  const log = createLog({ level: config.logLevel });
  const storage = await openStorage({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    now: clock.now,
    onIdleError: (error) => log.warn({ err: error }, "database connection"),
  });
  if (!storage.checked) log.warn("the database is too large to be checked at the start: run npm run admin -- check now and then");
  const { redis, broker } = await pickBroker(config, log);
  const blobs = await pickBlobs(config, clock);
  const { identityPlatform, sandbox, close: closeIdentity } = await wireIdentity({ config, clock, log, db: storage.db });
  const { paymentProviders, paySandbox, close: closePayments } = await wirePayments({ config, clock, log });
  const { bibliography, close: closeBibliography } = await wireBibliography({ config, clock, log, db: storage.db });
  const { webSearch, pageFetcher, close: closeWebSearch } = await wireWebSearch({ config, clock, log, db: storage.db });
  const modules = createModules({
    config,
    clock,
    log,
    db: storage.db,
    dialect: storage.dialect,
    models: await pickModels(config, clock, log),
    broker,
    blobs,
    identityPlatform,
    paymentProviders,
    bibliography,
    webSearch,
    pageFetcher,
    goods: readGoods(config.goodsFile),
    moderation: watchWordList({ ...wordListFiles(config), clock, log }),
  });
  collectProcessMetrics(modules.metrics);
  const { generations, jobs, documents, exporter, importer, texts, wordTemplates } = modules;

  /** What is deleted by its age is deleted by a clock the other processes agree with. */
  async function isClockRight(): Promise<boolean> {
    const differenceMs = Math.round(await clockDifference({ db: storage.db, kind: storage.kind, now: clock.now }));
    const isRight = Math.abs(differenceMs) <= CLOCK_MAX_MS;
    if (!isRight) log.error({ differenceMs }, "the clock differs from the database's: nothing old is deleted by this process");
    return isRight;
  }
  await isClockRight();

  const servesPages = config.roles.web && config.pageServer === undefined;
  const deps: Deps = { ...modules, redis, sandbox, paySandbox, pages: servesPages ? indexPages(config.pageDir) : null };
  return {
    deps,
    async open() {
      await generations.open();
      await jobs.open();
      await documents.begin();
      // Only in processes that also write texts: there may be many web processes.
      if (config.roles.worker) {
        clock.every(ORDER_SWEEP_MS, () =>
          deps.orders.sweep().catch((error: unknown) => log.error({ err: error }, "could not look after orders")),
        );
      }
      for (const module of [
        deps.account,
        deps.passwords,
        deps.accountDeletion,
        deps.notes,
        deps.notices,
        deps.essays,
        deps.mindtrees,
        deps.charts,
        deps.tables,
        deps.moderationLog,
        deps.search,
      ]) {
        clock.every(TIDY_EVERY_MS, async () => {
          try {
            if (await isClockRight()) await module.tidy();
          } catch (error) {
            log.error({ err: error }, "could not tidy");
          }
        });
      }
    },
    drain: async (graceMs) => {
      // Together: both wait for what runs. Jobs begin nothing any more from the first moment on.
      await Promise.all([jobs.drain(graceMs), generations.drain(graceMs)]);
    },
    async close() {
      await jobs.close();
      await deps.references.close();
      await deps.webPages.close();
      await deps.search.close();
      await deps.tables.close();
      await documents.close();
      await generations.close();
      await exporter.close();
      await importer.close();
      await texts.close();
      await wordTemplates.close();
      await closeIdentity();
      await closePayments();
      await closeBibliography();
      await closeWebSearch();
      await broker.close();
      redis?.disconnect();
      await storage.close();
    },
  };
}

/** Between processes over Redis. What a process without it does not need is not loaded. */
async function pickBroker({ redisUrl }: Config, log: Deps["log"]): Promise<{ redis: Deps["redis"]; broker: Broker }> {
  if (redisUrl === undefined) return { redis: null, broker: createMemoryBroker() };
  const [{ Redis }, { createRedisBroker }] = await Promise.all([import("ioredis"), import("./adapters/brokers/redis-broker.ts")]);
  const redis = new Redis(redisUrl, { lazyConnect: false, maxRetriesPerRequest: 1 });
  redis.on("error", (error: Error) => log.warn({ err: error }, "redis connection"));
  return { redis, broker: createRedisBroker({ url: redisUrl, log }) };
}

async function pickBlobs({ blobUrl, dataDir }: Config, clock: Clock): Promise<Blobs> {
  if (blobUrl !== undefined) {
    const { createS3Blobs } = await import("./adapters/blobs/s3-blobs.ts");
    return createS3Blobs({ blobUrl, clock });
  }
  const dir = join(dataDir, BLOBS_FOLDER);
  // With PostgreSQL nothing has checked DATA_DIR yet.
  assertWritableFolder(dir);
  return createFileBlobs({ dir, now: clock.now });
}

/** The operator's models; the built-in writer only where there is none (docs/decisions/005). */
async function pickModels(config: Config, clock: Clock, log: Deps["log"]): Promise<Model[]> {
  if (config.models.length > 0) {
    const { createOpenAiCompatibleModel } = await import("./adapters/models/openai-compatible-model.ts");
    return config.models.map((model) => createOpenAiCompatibleModel({ config: model, clock, log }));
  }
  return [
    createBuiltinModel({
      clock,
      label: WRITER_NAME[config.variant],
      charactersPerSecond: config.sampleWriterCharactersPerSecond,
    }),
  ];
}
