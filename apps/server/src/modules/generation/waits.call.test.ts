import { FINISH_REASON_FILTER, FINISH_REASON_UNCHANGED } from "@tangleaf/contract";
import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { createTestGenerations, endOf, sandboxModel, type TestGenerations, weeklyReport } from "./testing/create-test-generations.ts";
import { watchEvents } from "./testing/watch-events.ts";

const WAIT_SECONDS = 60;
const WAIT_MS = WAIT_SECONDS * 1000;
/** Of a draft, as somebody selects it. */
const PASSAGE = "完成了需求评审，没有收到阻断类的反馈。";

/** Which ends of a text a free user waits after. */
describe("after a text of a free user", () => {
  let sandbox: ModelSandbox;
  let module: TestGenerations;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    // Slow enough to be stopped in the middle.
    sandbox.behave("slow", { pieceDelayMs: 20 });
    sandbox.behave("blocked", { text: "这里是能读的。这里有违禁词，后面还有。" });
    sandbox.behave("same", { text: ` ${PASSAGE}\n` });
    sandbox.behave("other", { text: "需求评审做完了，没有人提出要停下来的问题。" });
    const models = ["exact", "slow", "cut", "cut-at-once", "empty", "blocked", "same", "other"];
    const opened = await openTestDatabase();
    module = await createTestGenerations({ opened, models: models.map((model) => sandboxModel({ url: sandbox.url, model })) });
    return async () => {
      await module.generations.close();
      await opened.close();
      await sandbox.close();
    };
  });

  const waits = (userId: string) => module.generations.waitSeconds(userId);

  /** A finished draft, its wait over. */
  async function draft(): Promise<{ userId: string; generationId: string }> {
    const userId = await module.user({ tokens: 50_000 });
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ model: "exact" }) });
    await module.watch(userId, generationId);
    module.clock.forward(WAIT_MS);
    return { userId, generationId };
  }

  async function polish(model: string) {
    const { userId, generationId } = await draft();
    const before = await module.balance(userId);
    const request = { kind: "edit" as const, model, input: { generationId, action: "polish" as const, selection: PASSAGE } };
    const edit = await module.generations.start({ userId, request });
    const end = endOf(await module.watch(userId, edit.generationId));
    const after = await module.balance(userId);
    return { userId, end, cost: before.available - after.available, held: after.held };
  }

  it("that was stopped the wait goes on, and its length is told by the second", async () => {
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ model: "slow" }) });
    for await (const { event } of watchEvents(module.generations, {
      userId,
      generationId,
      after: 0,
      signal: AbortSignal.timeout(20_000),
    })) {
      if (event === "delta") break;
    }
    await module.generations.stop({ userId, generationId });
    module.clock.forward(7000);
    const seconds = await waits(userId);
    expect(seconds).toBeGreaterThan(WAIT_SECONDS - 20);
    expect(seconds).toBeLessThanOrEqual(WAIT_SECONDS - 7);
    const goOn = { kind: "continue" as const, input: { generationId } };
    await expect(module.generations.start({ userId, request: goOn })).rejects.toMatchObject({
      reason: "wait.notOver",
      details: { waitSeconds: await waits(userId) },
    });
    module.clock.forward(seconds * 1000);
    expect(await waits(userId)).toBe(0);
    const next = await module.generations.start({ userId, request: { ...goOn, model: "exact" } });
    await module.watch(userId, next.generationId);
  });

  it.each([
    ["broke off in the middle, the next one may be asked for at once", "cut", { status: "interrupted" }],
    ["failed, the next one may be asked for at once", "cut-at-once", { status: "failed" }],
    ["came back empty, the next one may be asked for at once", "empty", { status: "failed" }],
    ["the moderation ended, the next one may be asked for at once", "blocked", { status: "stopped", finishReason: FINISH_REASON_FILTER }],
  ])("that %s", async (_what, model, end) => {
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ model }) });
    // While it is being written nobody knows yet.
    expect(await waits(userId)).toBeGreaterThan(0);
    expect(endOf(await module.watch(userId, generationId))).toMatchObject(end);
    expect(await waits(userId)).toBe(0);
    await module.generations.start({ userId, request: weeklyReport({ model: "exact" }) });
  });

  it("a refused request makes nobody wait", async () => {
    const { userId } = await draft();
    const blocked = weeklyReport({ fields: { job: "违禁词" } });
    await expect(module.generations.start({ userId, request: blocked })).rejects.toMatchObject({ reason: "content.blocked" });
    expect(await waits(userId)).toBe(0);
  });

  it("an answer equal to the passage says so, costs nothing and starts no wait", async () => {
    const { userId, end, cost, held } = await polish("same");
    expect(end).toMatchObject({ status: "done", finishReason: FINISH_REASON_UNCHANGED });
    expect({ cost, held, seconds: await waits(userId) }).toEqual({ cost: 0, held: 0, seconds: 0 });
  });

  it("a passage that was changed costs what it costs, and the next one waits", async () => {
    const { userId, end, cost } = await polish("other");
    expect(end).toMatchObject({ status: "done", finishReason: "stop" });
    expect(cost).toBeGreaterThan(0);
    expect(await waits(userId)).toBe(WAIT_SECONDS);
  });

  it("a draft that says what the one before says costs nothing and starts no wait", async () => {
    const { userId, generationId } = await draft();
    const { text } = await module.generations.get({ userId, generationId });
    sandbox.behave("same", { text });
    const request = { kind: "revise" as const, model: "same", input: { generationId, instruction: "再看一遍" } };
    const revised = await module.generations.start({ userId, request });
    await module.watch(userId, revised.generationId);
    expect(await module.generations.get({ userId, generationId: revised.generationId })).toMatchObject({
      finishReason: FINISH_REASON_UNCHANGED,
      usage: { charged: 0 },
    });
    expect(await waits(userId)).toBe(0);
    sandbox.behave("same", { text: ` ${PASSAGE}\n` });
  });

  it("a draft that differs in the marks of sentences is none, unless these were asked for", async () => {
    const { userId, generationId } = await draft();
    const { text, pieceId } = await module.generations.get({ userId, generationId });
    const before = await module.balance(userId);
    const revise = async (instruction: string) => {
      sandbox.behave("same", { text: text.replaceAll("。", "！") });
      const request = { kind: "revise" as const, model: "same", input: { generationId, instruction } };
      const revised = await module.generations.start({ userId, request });
      await module.watch(userId, revised.generationId);
      sandbox.behave("same", { text: ` ${PASSAGE}\n` });
      return module.generations.get({ userId, generationId: revised.generationId });
    };
    const drafts = async () => (await module.generations.list({ userId, pieceId, page: 1, size: 9 })).list.map(({ draftNo }) => draftNo);

    expect(await revise("更正式")).toMatchObject({ finishReason: FINISH_REASON_UNCHANGED, usage: { charged: 0 } });
    const { available, ledger } = before;
    expect(await module.balance(userId)).toMatchObject({ available, ledger, held: 0 });
    expect(await drafts()).toEqual([1]);

    const asked = await revise("句号改成感叹号");
    expect(asked).toMatchObject({ finishReason: "stop", draftNo: 2 });
    expect(asked.usage.charged).toBeGreaterThan(0);
    expect(await drafts()).toEqual([2, 1]);
  });
});
