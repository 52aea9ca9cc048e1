import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { createModerationLog } from "../moderation-log/moderation-log.ts";
import {
  createTestGenerations,
  endOf,
  sandboxModel,
  type TestGenerations,
  textOf,
  weeklyReport,
} from "./testing/create-test-generations.ts";

const WORDS = "违禁词 | test | block\n粗话 | rude | mask\n记一笔 | note | log";
const DAY_MS = 86_400_000;

describe("what the moderation finds", () => {
  let sandbox: ModelSandbox;
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let module: TestGenerations;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    sandbox.behave("bad", { text: `${"本周完成了三项工作。".repeat(20)}这里有违禁词。`, pieceUnits: 1 });
    sandbox.behave("rude", { text: `${"本周完成了三项工作。".repeat(20)}一句粗话。` });
    opened = await openTestDatabase();
    const models = ["bad", "rude"].map((model) => sandboxModel({ url: sandbox.url, model }));
    module = await createTestGenerations({ opened, words: WORDS, models });
    return async () => {
      await module.generations.close();
      await opened.close();
      await sandbox.close();
    };
  });

  const kept = (userId: string) => opened.db.selectFrom("moderation_finding").selectAll().where("user_id", "=", userId).execute();

  it("in what is sent is kept with who, when and what, and the refusal has the number to appeal with", async () => {
    const userId = await module.user();
    const request = weeklyReport({ fields: { plan: "下周写违禁词" } });
    const refused = await module.generations.start({ userId, request }).catch((error: unknown) => error);
    const [row, ...others] = await kept(userId);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: "scene", side: "input", category: "test", action: "block", term: "违禁词", excerpt: "下周写违禁词" });
    expect(row?.generation_id).toBeNull();
    expect(refused).toMatchObject({ reason: "content.blocked", details: { field: "plan", params: { entry: row?.id.slice(-8) } } });
    expect(await module.balance(userId)).toMatchObject({ held: 0, settles: 0 });
  });

  it("and only writes down changes nothing of the text", async () => {
    const userId = await module.user();
    const request = weeklyReport({ model: "rude", fields: { plan: "下周记一笔" } });
    const { generationId } = await module.generations.start({ userId, request });
    const text = textOf(await module.watch(userId, generationId));
    expect(text).toContain("一句＊＊。");
    await expect
      .poll(async () => (await kept(userId)).map(({ side, action }) => [side, action]))
      .toEqual([
        ["input", "log"],
        ["output", "mask"],
      ]);
  });

  it("in what is written ends it before the term, charged for what stands there and no more, with the text's id in the log", async () => {
    const userId = await module.user();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ model: "bad" }) });
    const events = await module.watch(userId, generationId);
    expect(endOf(events)).toMatchObject({ status: "stopped", finishReason: "filter" });
    expect(textOf(events)).not.toContain("违");
    const row = await opened.db.selectFrom("generation").selectAll().where("id", "=", generationId).executeTakeFirstOrThrow();
    expect(row.charged).toBeGreaterThan(0);
    expect(row.charged).toBeLessThanOrEqual(row.completion_tokens + row.prompt_tokens);
    expect(row.text).toBe(textOf(events));
    await expect.poll(() => kept(userId)).toMatchObject([{ side: "output", action: "block", generation_id: generationId }]);
    expect((await kept(userId))[0]?.excerpt).toMatch(/违禁词$/);
  });

  it("is kept for half a year, and not more than 200 times a day of one person", async () => {
    const userId = await module.user();
    const log = createModerationLog({
      db: opened.db,
      clock: module.clock,
      log: { error: (error: unknown) => expect(error).toBeUndefined() },
    });
    const finding = { category: "test", action: "block", term: "违禁词", excerpt: "违禁词" } as const;
    const found = { userId, kind: "scene", side: "input", generationId: null, findings: [finding, finding] } as const;
    for (let n = 0; n < 201; n++) await log.keep(found);
    expect(await kept(userId)).toHaveLength(200);
    module.clock.forward(182 * DAY_MS);
    await log.tidy();
    expect(await kept(userId)).toHaveLength(200);
    module.clock.forward(2 * DAY_MS);
    await log.tidy();
    expect(await kept(userId)).toEqual([]);
  });
});
