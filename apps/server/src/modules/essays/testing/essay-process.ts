// A server process that writes essays, for tests that kill it. What it is told to begin is begun once, however often it starts.
import { writeContent } from "@tangleaf/document/model";
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
import { outlineOf } from "./essay-outline.ts";

const LOOK_MS = 100;
const say = (line: string) => process.stdout.write(`${line}\n`);

export type EssayToWrite = {
  readonly userId: string;
  readonly requestIds: readonly [string, string];
  readonly length: number;
  readonly chapters: number[];
  /** A section its owner writes in, while the job is under way. */
  readonly typedIn: string;
};

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
});
const { essays, documents } = modules;
await modules.generations.open();
await modules.jobs.open();
await documents.begin();

async function begin({ userId, requestIds, length, chapters, typedIn }: EssayToWrite): Promise<void> {
  const [made, asked] = requestIds;
  const facts = { title: "社区生鲜店存货盘点", level: "undergraduate", language: "zh", length } as const;
  const { essayId } = await essays.create({ userId, ...facts, outline: outlineOf({ length, chapters }), requestId: made });
  await essays.write({ userId, essayId, mode: "fill", requestId: asked });
  const words = { type: "paragraph" as const, content: [{ type: "text" as const, text: `我写的：${typedIn}。` }] };
  await documents.change({
    userId,
    documentId: essayId,
    actor: userId,
    change: (doc, content) => {
      const at = content.blocks.findIndex(({ attrs }) => attrs?.["id"] === typedIn);
      const isThere = content.blocks[at + 1]?.type !== "heading" && content.blocks[at + 1] !== undefined;
      if (!isThere) writeContent(doc, { ...content, blocks: content.blocks.toSpliced(at + 1, 0, words) });
    },
  });
}

const wanted = JSON.parse(process.env["ESSAYS_TO_WRITE"] ?? "[]") as EssayToWrite[];
for (const essay of wanted) await begin(essay);
say("ready");
setInterval(async () => {
  const left = await storage.db.selectFrom("job").select("id").where("ended_at", "is", null).execute();
  const rows = await storage.db.selectFrom("essay").select(["id", "user_id"]).orderBy("id").execute();
  if (left.length === 0 && process.env["TELLS"] === "1") {
    for (const { id, user_id } of rows) say(`essay ${JSON.stringify(await essays.get({ userId: user_id, essayId: id }))}`);
  }
  say(`left ${left.length}`);
}, LOOK_MS);
