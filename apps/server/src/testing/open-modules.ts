// Every module in a process of its own, on the storage and the models its environment names: for tests that kill it.
import { createBibliography } from "../adapters/bibliography/combine.ts";
import { createMemoryBroker } from "../adapters/brokers/memory-broker.ts";
import { createRedisBroker } from "../adapters/brokers/redis-broker.ts";
import { createOpenAiCompatibleModel } from "../adapters/models/openai-compatible-model.ts";
import { readWordList } from "../adapters/moderation/word-list.ts";
import { createWordListModeration } from "../adapters/moderation/word-list-moderation.ts";
import { createPageFetcher } from "../adapters/pages/page-fetcher.ts";
import { systemClock } from "../adapters/system-clock.ts";
import { openStorage } from "../db/open-storage.ts";
import type { AnyJobKind } from "../modules/jobs/job-kind.ts";
import { readGoods } from "../modules/orders/index.ts";
import { createModules } from "../modules.ts";
import { parseConfig } from "../platform/config.ts";
import { createLog } from "../platform/log.ts";
import { createMemoryBlobs } from "./memory-blobs.ts";

/** Opens them: what was left undone goes on. `jobKinds`: kinds of job beside those of the product. */
export async function openModules(jobKinds: readonly AnyJobKind[] = []) {
  const config = parseConfig(process.env);
  const log = createLog({ level: config.logLevel });
  const clock = systemClock;
  const storage = await openStorage({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, now: clock.now });
  const modules = createModules({
    config,
    clock,
    log,
    db: storage.db,
    dialect: storage.dialect,
    models: config.models.map((model) => createOpenAiCompatibleModel({ config: model, clock, log })),
    broker: config.redisUrl === undefined ? createMemoryBroker() : createRedisBroker({ url: config.redisUrl, log }),
    blobs: createMemoryBlobs(),
    identityPlatform: null,
    paymentProviders: [],
    bibliography: createBibliography([]),
    webSearch: null,
    pageFetcher: createPageFetcher({ clock, log }),
    goods: readGoods(),
    moderation: createWordListModeration(readWordList("")),
    jobKinds,
  });
  await modules.generations.open();
  await modules.jobs.open();
  await modules.documents.begin();
  return { modules, db: storage.db };
}
