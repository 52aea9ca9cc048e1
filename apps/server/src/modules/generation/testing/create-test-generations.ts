import { randomUUID } from "node:crypto";
import type { StartInput, StreamEvent, Variant } from "@tangleaf/contract";
import { pino } from "pino";
import { createMemoryBroker } from "../../../adapters/brokers/memory-broker.ts";
import { createBuiltinModel } from "../../../adapters/models/builtin-model.ts";
import { modelConfigSchema } from "../../../adapters/models/model-config.ts";
import { createOpenAiCompatibleModel } from "../../../adapters/models/openai-compatible-model.ts";
import { readWordList } from "../../../adapters/moderation/word-list.ts";
import { createWordListModeration } from "../../../adapters/moderation/word-list-moderation.ts";
import { systemClock } from "../../../adapters/system-clock.ts";
import type { OpenedDatabase } from "../../../db/opened-database.ts";
import type { Broker } from "../../../ports/broker.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Model } from "../../../ports/model.ts";
import { userRow } from "../../../testing/rows.ts";
import { workDone } from "../../../testing/work-done.ts";
import { createFirstUse } from "../../first-use/first-use.ts";
import { createInvites } from "../../invites/invites.ts";
import { createMetering } from "../../metering/index.ts";
import { createModerationLog } from "../../moderation-log/moderation-log.ts";
import { createQueue } from "../../queue/index.ts";
import { createSearch, createSearchIndexer } from "../../search/index.ts";
import { createGenerations, type GenerationModule, type JobHook, type PlanFaults } from "../index.ts";
import { watchEvents } from "./watch-events.ts";

const INVITES_A_DAY = 20;
const YEAR_MS = 365 * 24 * 3_600_000;
const log = pino({ level: process.env["TEST_LOG_LEVEL"] ?? "silent" });

/** Real time that can be put forward, so that nobody waits a minute. */
export type ShiftedClock = Clock & { forward(ms: number): void };

export function createShiftedClock(): ShiftedClock {
  let shift = 0;
  return {
    ...systemClock,
    now: () => systemClock.now() + shift,
    forward: (ms) => {
      shift += ms;
    },
  };
}

export type TestGenerations = {
  readonly generations: GenerationModule;
  readonly clock: ShiftedClock;
  readonly processId: string;
  /** A new user with so many tokens. */
  user(options?: { vip?: boolean; tokens?: number }): Promise<string>;
  /** Watches to the end; gives everything that came. */
  watch(userId: string, generationId: string, after?: number): Promise<StreamEvent[]>;
  /** available + held must be the ledger's sum. */
  balance(userId: string): Promise<{ available: number; held: number; ledger: number; settles: number }>;
};

export type TestGenerationsOptions = {
  opened: OpenedDatabase;
  models?: readonly Model[];
  clock?: ShiftedClock;
  broker?: Broker;
  variant?: Variant;
  soleProcess?: boolean;
  runs?: boolean;
  words?: string;
  planFaults?: PlanFaults;
};

/** Where there are no jobs. */
export const NO_JOBS: JobHook = { begin: async () => async () => {}, committed: () => {} };

/** The real module on a real database. */
export async function createTestGenerations(options: TestGenerationsOptions): Promise<TestGenerations> {
  const { opened } = options;
  const { db } = opened;
  const clock = options.clock ?? createShiftedClock();
  const variant = options.variant ?? "zh";
  const metering = createMetering({ db, clock, variant });
  const invites = createInvites({ db, clock, metering, dailyCap: INVITES_A_DAY });
  const processId = randomUUID();
  const generations = createGenerations({
    db,
    metering,
    firstUse: createFirstUse({ clock, invites }),
    search: createSearch({ ...{ db, clock, log }, dialect: opened.dialect, indexer: createSearchIndexer(opened) }),
    queue: createQueue({ db, dialect: opened.dialect, clock }),
    clock,
    log,
    variant,
    processId,
    models: options.models ?? [createBuiltinModel({ clock, label: "sample", charactersPerSecond: 0 })],
    broker: options.broker ?? createMemoryBroker(),
    moderation: createWordListModeration(readWordList(options.words ?? "违禁词 | test | block\n粗话 | rude | mask")),
    moderationLog: createModerationLog({ db, clock, log }),
    soleProcess: options.soleProcess ?? opened.kind === "sqlite",
    runs: options.runs ?? true,
    messageOf: (reason) => reason,
  });
  if (options.planFaults !== undefined) generations.setPlanFaults(options.planFaults);
  await generations.open();
  return {
    generations,
    clock,
    processId,
    async user({ vip = false, tokens = 8000 } = {}) {
      const id = randomUUID();
      const now = clock.now();
      await db
        .insertInto("app_user")
        .values(userRow({ id, vip_to: vip ? now + YEAR_MS : null, created_at: now }))
        .execute();
      await metering.grant({ userId: id, source: "newUser", ref: "1", tokens, expiresAt: now + YEAR_MS });
      return id;
    },
    async watch(userId, generationId, after = 0) {
      const events: StreamEvent[] = [];
      for await (const event of watchEvents(generations, { userId, generationId, after, signal: AbortSignal.timeout(20_000) }))
        events.push(event);
      return events;
    },
    async balance(userId) {
      const row = await db.selectFrom("balance").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
      const rows = await db.selectFrom("ledger").selectAll().where("user_id", "=", userId).execute();
      const ledger = rows.reduce((all, { amount }) => all + amount, 0);
      const held = rows.reduce((all, { held_change }) => all + held_change, 0);
      if (held !== row.held) throw new Error(`held ${row.held}, ledger says ${held}`);
      return { available: row.available, held: row.held, ledger, settles: rows.filter(({ kind }) => kind === "settle").length };
    },
  };
}

/** A model entry that points at the sandbox. */
export function sandboxModel(input: { url: string; model: string; clock?: Clock; config?: Record<string, unknown> }): Model {
  const config = modelConfigSchema.parse({
    name: input.model,
    baseURL: input.url,
    model: input.model,
    ...input.config,
  });
  return createOpenAiCompatibleModel({ config, clock: input.clock ?? systemClock, log });
}

/** The text a watcher saw. */
export function textOf(events: readonly StreamEvent[]): string {
  return events.map((event) => (event.event === "delta" ? event.data.text : "")).join("");
}

export function endOf(events: readonly StreamEvent[]): Extract<StreamEvent, { event: "done" }>["data"] | undefined {
  return events.flatMap((event) => (event.event === "done" ? [event.data] : [])).at(-1);
}

/** A request for a weekly report. */
export function weeklyReport(
  options: { length?: number; model?: string; requestId?: string; pieceId?: string; fields?: Record<string, string | number> } = {},
): StartInput {
  const { length = 500, model, requestId, pieceId, fields } = options;
  return {
    kind: "scene",
    input: {
      sceneType: "weeklyReport",
      fields: { job: "产品经理", summary: workDone(length), plan: "下周推进原型设计。", length, ...fields },
      ...(pieceId !== undefined && { pieceId }),
    },
    ...(model !== undefined && { model }),
    ...(requestId !== undefined && { requestId }),
  };
}
