import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findScene } from "@tangleaf/catalogue";
import { BUILTIN_LABEL } from "@tangleaf/writer";
import { Redis } from "ioredis";
import { createFileBlobs } from "./adapters/blobs/file-blobs.ts";
import { createS3Blobs } from "./adapters/blobs/s3-blobs.ts";
import { createMemoryBroker } from "./adapters/brokers/memory-broker.ts";
import { createRedisBroker } from "./adapters/brokers/redis-broker.ts";
import { createBuiltinModel } from "./adapters/models/builtin-model.ts";
import { createOpenAiCompatibleModel } from "./adapters/models/openai-compatible-model.ts";
import { createWordListModeration, parseWordList } from "./adapters/moderation/word-list-moderation.ts";
import { systemClock } from "./adapters/system-clock.ts";
import { openStorage } from "./db/open-storage.ts";
import type { Deps } from "./deps.ts";
import { indexPages } from "./http/pages/page-index.ts";
import { reasonMessage } from "./messages/reason-message.ts";
import { createAccount } from "./modules/account/index.ts";
import { createExporter } from "./modules/export/create-exporter.ts";
import { createGenerations } from "./modules/generation/index.ts";
import { createLibrary, readNotices } from "./modules/library/index.ts";
import { createMetering } from "./modules/metering/index.ts";
import type { Config } from "./platform/config.ts";
import { newId } from "./platform/ids.ts";
import { createLog } from "./platform/log.ts";
import { collectProcessMetrics, createMetrics } from "./platform/metrics.ts";
import type { Clock } from "./ports/clock.ts";
import type { Model } from "./ports/model.ts";

const BLOBS_FOLDER = "blobs";
const SHIPPED_WORDS = join(import.meta.dirname, "adapters", "moderation", "words.txt");

/** A process built from its configuration: what the HTTP layer gets, and how it begins and ends. */
export type Wired = {
  readonly deps: Deps;
  /** Takes up work: signs the process in and settles what dead processes left. */
  open(): Promise<void>;
  /** Ends running work (each within `graceMs`), then lets go of everything. */
  close(graceMs: number): Promise<void>;
};

/** The only place that picks adapters. Throws StartError before anything is touched when the data cannot be used. */
export async function wire(config: Config): Promise<Wired> {
  const { variant } = config;
  const clock = systemClock;
  const log = createLog({ level: config.logLevel });
  const storage = await openStorage({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    now: clock.now,
    onIdleError: (error) => log.warn({ err: error }, "database connection"),
  });
  const { db } = storage;
  const redis = config.redisUrl === undefined ? null : new Redis(config.redisUrl, { lazyConnect: false, maxRetriesPerRequest: 1 });
  redis?.on("error", (error: Error) => log.warn({ err: error }, "redis connection"));
  const broker = config.redisUrl === undefined ? createMemoryBroker() : createRedisBroker({ url: config.redisUrl, log });
  const blobs =
    config.blobUrl === undefined
      ? await createFileBlobs({ dir: join(config.dataDir, BLOBS_FOLDER) })
      : createS3Blobs({ blobUrl: config.blobUrl, clock });
  const models = pickModels(config, clock, log);
  const metrics = createMetrics();
  collectProcessMetrics(metrics);

  const metering = createMetering({ db, clock, variant });
  const generations = createGenerations({
    db,
    metering,
    clock,
    log,
    models,
    broker,
    variant,
    moderation: createWordListModeration(parseWordList(readFileSync(config.moderationWordsFile ?? SHIPPED_WORDS, "utf8"))),
    processId: newId(clock.now()),
    soleProcess: storage.kind === "sqlite",
    runs: config.roles.worker,
    messageOf: (reason) => reasonMessage(variant, reason, {}),
  });
  const exporter = createExporter({
    db,
    blobs,
    clock,
    log,
    labelProducer: config.labelProducer,
    loadText: async (input) => {
      const { title, text, sceneType, model } = await generations.get(input);
      const output = sceneType === null ? undefined : findScene(sceneType)?.output;
      const official = output?.register === "official" || output?.kind === "official";
      return { title, text, official, language: variant, builtin: models.find(({ info }) => info.name === model)?.info.builtin ?? false };
    },
  });

  const deps: Deps = {
    config,
    log,
    clock,
    db,
    metering,
    generations,
    exporter,
    account: createAccount({ db, clock, metering, variant }),
    library: createLibrary(variant),
    notices: () => readNotices(db),
    models: models.map(({ info }) => info),
    metrics,
    pages: config.roles.web && config.pageServer === undefined && config.pageDir !== "none" ? indexPages(config.pageDir) : null,
    stopping: new AbortController(),
    redis,
  };
  return {
    deps,
    open: () => generations.open(),
    async close(graceMs) {
      await generations.drain(graceMs);
      await generations.close();
      await exporter.close();
      await broker.close();
      redis?.disconnect();
      await storage.close();
    },
  };
}

/** The operator's models; the built-in writer only where there is none (decision 005). */
function pickModels(config: Config, clock: Clock, log: Deps["log"]): Model[] {
  if (config.models.length > 0) return config.models.map((model) => createOpenAiCompatibleModel({ config: model, clock, log }));
  return [
    createBuiltinModel({
      clock,
      label: BUILTIN_LABEL[config.variant].name,
      charactersPerSecond: config.sampleWriterCharactersPerSecond,
    }),
  ];
}
