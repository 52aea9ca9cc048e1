// A server process with the test kind of job, for tests that kill it: the product has no kind of its own yet.
import { createBibliography } from "../../../adapters/bibliography/combine.ts";
import { createMemoryBroker } from "../../../adapters/brokers/memory-broker.ts";
import { createRedisBroker } from "../../../adapters/brokers/redis-broker.ts";
import { createOpenAiCompatibleModel } from "../../../adapters/models/openai-compatible-model.ts";
import { createWordListModeration } from "../../../adapters/moderation/word-list-moderation.ts";
import { createPageFetcher } from "../../../adapters/pages/page-fetcher.ts";
import { systemClock } from "../../../adapters/system-clock.ts";
import { openStorage } from "../../../db/open-storage.ts";
import { createModules } from "../../../modules.ts";
import { parseConfig } from "../../../platform/config.ts";
import { createLog } from "../../../platform/log.ts";
import { createMemoryBlobs } from "../../../testing/memory-blobs.ts";
import { readGoods } from "../../orders/index.ts";
import { createTestKind, type TestPlan } from "./test-kind.ts";

const LOOK_MS = 100;
/** Long enough for a kill to come between a result and its being stored. */
const SLOW_MS = 80;

const say = (line: string) => process.stdout.write(`${line}\n`);

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
  payments: null,
  bibliography: createBibliography([]),
  webSearch: null,
  pageFetcher: createPageFetcher({ clock, log }),
  goods: readGoods(),
  moderation: createWordListModeration([]),
  jobKinds: [
    createTestKind({
      slow: {
        run: async ({ results }) => {
          await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
          return Object.keys(results);
        },
        store: async (trx, { jobId, step }, result) => {
          await trx
            .insertInto("setting")
            .values({ key: `effect:${jobId}:${step}`, value: JSON.stringify(result) })
            .execute();
        },
      },
    }),
  ],
});
await modules.generations.open();
await modules.jobs.open();

// SQLite belongs to one process: it starts what the test wants started, and tells how it goes.
const asked = process.env["JOBS_TO_START"];
const wanted = asked === undefined ? [] : (JSON.parse(asked) as { userId: string; steps: TestPlan; requestId: string }[]);
for (const { userId, steps, requestId } of wanted) await modules.jobs.start({ userId, kind: "test", input: { steps }, requestId });
say("ready");
setInterval(async () => {
  const left = await storage.db.selectFrom("job").select("id").where("ended_at", "is", null).execute();
  say(`left ${left.length}`);
}, LOOK_MS);
