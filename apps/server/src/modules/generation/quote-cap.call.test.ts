import { setImmediate as nextTurn } from "node:timers/promises";
import { countCharacters } from "@tangleaf/document";
import { beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import type { Model, ModelInfo, ModelUsage } from "../../ports/model.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { createMetering } from "../metering/index.ts";
import { createQueue } from "../queue/index.ts";
import { finishRun } from "./finish-run.ts";
import { createTestGenerations, endOf, NO_JOBS, type TestGenerationsOptions, weeklyReport } from "./testing/create-test-generations.ts";

/** 20 characters of the text. */
const SENTENCE = "本周把需求评审会开完了也记下各方的意见。";
const LENGTH = 500;
const QUOTE = { tokens: 625, maxTokens: 750, balanceAfter: 7375 };

/** A model that writes so many sentences and counts its tokens as it likes. */
function createCountingModel(input: {
  usage: ModelUsage;
  price?: Partial<ModelInfo["price"]>;
  sentences?: number;
  waits?: boolean;
}): Model {
  const price = { prompt: 0, completion: 1, reasoning: 0, ...input.price };
  return {
    info: { name: "counting", label: "Counting", builtin: true, class: "plain", maxOutput: 100_000, concurrency: 0, price },
    async *stream(_request, signal) {
      for (let n = 0; n < (input.sentences ?? 24); n++) yield { type: "text", text: `${SENTENCE}\n\n` };
      while (input.waits && !signal.aborted) await nextTurn();
      if (signal.aborted) return;
      yield { type: "usage", usage: input.usage };
      yield { type: "finish", reason: "stop" };
    },
  };
}

const usageOf = (completionTokens: number, others: Partial<ModelUsage> = {}): ModelUsage => ({
  promptTokens: 0,
  reasoningTokens: 0,
  completionTokens,
  ...others,
});

let opened: OpenedDatabase;
const openForAll = (open: () => Promise<OpenedDatabase>) =>
  beforeAll(async () => {
    opened = await open();
  });

async function openGenerations(model: Model, options: Partial<TestGenerationsOptions> = {}) {
  const module = await createTestGenerations({ opened, models: [model], ...options });
  return { ...module, [Symbol.asyncDispose]: () => module.generations.close() };
}

describeOnEachDatabase("what a text costs", (open) => {
  openForAll(open);

  it("is at most the quote with its margin, also where the model counts three times as much", async () => {
    await using module = await openGenerations(createCountingModel({ usage: usageOf(3 * 600) }));
    const userId = await module.user();
    const { generationId, estimate } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    expect(estimate).toEqual(QUOTE);
    await module.watch(userId, generationId);
    const kept = await module.generations.get({ userId, generationId });
    expect(kept).toMatchObject({ status: "done", usage: { completionTokens: 1800, charged: QUOTE.maxTokens } });
    expect(await module.balance(userId)).toEqual({ available: 7250, held: 0, ledger: 7250, settles: 1 });
  });

  it("is nothing under the unlimited plan", async () => {
    await using module = await openGenerations(createCountingModel({ usage: usageOf(3 * 600) }));
    const userId = await module.user({ vip: true });
    await opened.db.updateTable("app_user").set({ unlimited: 1 }).where("id", "=", userId).execute();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    await module.watch(userId, generationId);
    expect((await module.generations.get({ userId, generationId })).usage.charged).toBe(0);
    expect(await module.balance(userId)).toEqual({ available: 8000, held: 0, ledger: 8000, settles: 1 });
  });

  it("is what the provider counted in, out and thinking, each at its own price", async () => {
    const price = { prompt: 0.02, completion: 1, reasoning: 0.1 };
    await using module = await openGenerations(
      createCountingModel({ usage: usageOf(600, { promptTokens: 1010, reasoningTokens: 303 }), price }),
    );
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    await module.watch(userId, generationId);
    const { usage } = await module.generations.get({ userId, generationId });
    expect(usage).toEqual({ promptTokens: 1010, completionTokens: 600, charged: Math.ceil(600 + 20.2 + 30.3) });
  });

  it("is quoted at the model's price", async () => {
    await using module = await openGenerations(createCountingModel({ usage: usageOf(600), price: { completion: 1.5 } }));
    const userId = await module.user();
    const { estimate } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    expect(estimate).toEqual({ tokens: 938, maxTokens: 1126, balanceAfter: 7062 });
  });

  it("is what can be read where it was stopped, and at most the cap", async () => {
    for (const { sentences, charged } of [
      { sentences: 5, charged: 125 },
      { sentences: 40, charged: 150 },
    ]) {
      await using module = await openGenerations(createCountingModel({ usage: usageOf(0), sentences, waits: true }));
      const userId = await module.user({ vip: true });
      const request = {
        kind: "edit",
        input: { generationId: await pieceOf(module, userId), action: "polish", selection: "字".repeat(100) },
      } as const;
      const { generationId, estimate } = await module.generations.start({ userId, request });
      expect(estimate).toMatchObject({ tokens: 125, maxTokens: 150 });
      const read = async () => (await module.generations.get({ userId, generationId })).chars;
      while ((await read()) < sentences * countCharacters(SENTENCE)) await nextTurn();
      await module.generations.stop({ userId, generationId });
      const kept = await module.generations.get({ userId, generationId });
      expect(kept).toMatchObject({ status: "stopped", chars: sentences * 20, usage: { charged } });
      expect((await module.balance(userId)).held).toBe(0);
    }
  });

  it("is quoted so that a few words can become a text of paragraphs, which is whole and paid as it is", async () => {
    await using writes = await openGenerations(createCountingModel({ usage: usageOf(420), sentences: 17 }));
    const userId = await writes.user({ vip: true });
    const generationId = await pieceOf(writes, userId);
    const short = { status: "done" as const, text: "只写了三个字。" };
    await opened.db.updateTable("generation").set(short).where("id", "=", generationId).execute();
    const request = { kind: "revise", input: { generationId, instruction: "写得更详细一些" } } as const;
    const { generationId: longer, estimate } = await writes.generations.start({ userId, request });
    expect(estimate).toMatchObject({ tokens: 375, maxTokens: 450 });
    await writes.watch(userId, longer);
    expect(await writes.generations.get({ userId, generationId: longer })).toMatchObject({
      status: "done",
      chars: 340,
      usage: { charged: 420 },
    });
  });

  it("leaves a text whole that becomes much longer than it was quoted, and stays at the cap", async () => {
    await using module = await openGenerations(createCountingModel({ usage: usageOf(1250), sentences: 50 }));
    const userId = await module.user({ vip: true });
    const selection = { generationId: await pieceOf(module, userId), action: "polish", selection: "三个字" } as const;
    const { generationId, estimate } = await module.generations.start({ userId, request: { kind: "edit", input: selection } });
    expect(estimate).toMatchObject({ tokens: 75, maxTokens: 90 });
    await module.watch(userId, generationId);
    expect(await module.generations.get({ userId, generationId })).toMatchObject({ chars: 1000, usage: { charged: 90 } });
  });

  it("is at most the cap where the process died over it", async () => {
    await using module = await openGenerations(createCountingModel({ usage: usageOf(0) }), { runs: false, soleProcess: false });
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    const long = SENTENCE.repeat(60);
    const died = { status: "writing" as const, owner: "gone", epoch: 1, text: long };
    await opened.db.updateTable("generation").set(died).where("id", "=", generationId).execute();
    await using other = await openGenerations(createCountingModel({ usage: usageOf(0) }), { soleProcess: false });
    expect(endOf(await other.watch(userId, generationId))?.status).toBe("interrupted");
    expect((await other.generations.get({ userId, generationId })).usage.charged).toBe(QUOTE.maxTokens);
    expect(await other.balance(userId)).toEqual({ available: 7250, held: 0, ledger: 7250, settles: 1 });
  });

  it("is what was added where a text was continued, stopped or ended by the death of its process", async () => {
    const added = 5;
    const kept = SENTENCE.repeat(10);
    const continued = async (module: Awaited<ReturnType<typeof openGenerations>>) => {
      const userId = await module.user({ vip: true });
      const base = await pieceOf(module, userId);
      const cut = { status: "stopped" as const, text: kept, finish_reason: "stopped" };
      await opened.db.updateTable("generation").set(cut).where("id", "=", base).execute();
      const { generationId } = await module.generations.start({ userId, request: { kind: "continue", input: { generationId: base } } });
      return { userId, generationId };
    };
    await using module = await openGenerations(createCountingModel({ usage: usageOf(0), sentences: added, waits: true }), {
      soleProcess: false,
    });
    const stopped = await continued(module);
    const read = async () => (await module.generations.get(stopped)).chars;
    while ((await read()) < (10 + added) * countCharacters(SENTENCE)) await nextTurn();
    await module.generations.stop(stopped);
    expect((await module.generations.get(stopped)).usage.charged).toBe(added * 25);

    await using idle = await openGenerations(createCountingModel({ usage: usageOf(0) }), { runs: false, soleProcess: false });
    const orphan = await continued(idle);
    const died = { status: "writing" as const, owner: "gone", epoch: 1, text: kept + SENTENCE.repeat(added) };
    await opened.db.updateTable("generation").set(died).where("id", "=", orphan.generationId).execute();
    await using other = await openGenerations(createCountingModel({ usage: usageOf(0) }), { soleProcess: false });
    await other.watch(orphan.userId, orphan.generationId);
    expect((await other.generations.get(orphan)).usage.charged).toBe(added * 25);
  });

  it("is nothing for a text that failed, and nobody waits a minute after it", async () => {
    await using module = await openGenerations(createCountingModel({ usage: usageOf(0), sentences: 0 }));
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    await module.watch(userId, generationId);
    expect(await module.generations.get({ userId, generationId })).toMatchObject({ status: "failed", usage: { charged: 0 } });
    expect(await module.generations.waitSeconds(userId)).toBe(0);
    await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
  });

  /** A finished text, stored as it would be: what the action under test works on. */
  async function pieceOf(module: Awaited<ReturnType<typeof openGenerations>>, userId: string): Promise<string> {
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    await module.generations.stop({ userId, generationId });
    await module.watch(userId, generationId);
    return generationId;
  }
});

describeOnEachDatabase("what a text costs, in the database", (open) => {
  openForAll(open);

  it("is settled by whoever holds the run, once: an old owner and a second ending change nothing", async () => {
    await using module = await openGenerations(createCountingModel({ usage: usageOf(0) }), { runs: false, soleProcess: false });
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    const taken = { status: "writing" as const, owner: "second", epoch: 2 };
    await opened.db.updateTable("generation").set(taken).where("id", "=", generationId).execute();
    const row = await opened.db.selectFrom("generation").selectAll().where("id", "=", generationId).executeTakeFirstOrThrow();
    const metering = createMetering({ db: opened.db, clock: module.clock, variant: "zh" });
    const end = (epoch: number, text: string) =>
      finishRun(
        {
          db: opened.db,
          metering,
          firstUse: { begin: async () => false, complete: async () => {} },
          queue: createQueue({ ...opened, clock: module.clock }),
          jobHook: NO_JOBS,
        },
        {
          row: { ...row, epoch },
          from: "writing",
          ending: { status: "done", text, finishReason: "stop", tokens: countCharacters(text) },
          now: module.clock.now(),
        },
      );
    const read = async () => {
      const { text, usage } = await module.generations.get({ userId, generationId });
      return { text, charged: usage.charged };
    };
    expect(await end(1, "旧")).toBe(false);
    expect((await module.balance(userId)).settles).toBe(0);
    expect(await end(2, "第二个进程")).toBe(true);
    expect(await end(2, "再来一次，更长")).toBe(false);
    expect(await read()).toEqual({ text: "第二个进程", charged: 5 });
    expect((await module.balance(userId)).settles).toBe(1);
  });
});
