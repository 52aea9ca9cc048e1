import { beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "../../../db/opened-database.ts";
import { describeOnSqlite } from "../../../testing/test-database.ts";
import { createTestGenerations, type TestGenerations, textOf, weeklyReport } from "../testing/create-test-generations.ts";
import { createScriptedModel } from "../testing/scripted-model.ts";

const WHOLE = { gist: "需求评审已经完成。", points: ["整理了用户访谈的记录", "下周推进原型设计"] };

const MODELS = {
  plain: [JSON.stringify(WHOLE)],
  fenced: [`好的：\n\`\`\`json\n${JSON.stringify(WHOLE)}\n\`\`\`\n以上。`],
  repaired: ['{"gist": "少了要点"}', JSON.stringify(WHOLE)],
  never: ['{"gist": ""', "还是不行"],
  rude: [JSON.stringify({ gist: "这是粗话。", points: ["一点"] })],
  blocked: [JSON.stringify({ gist: "好的开头。", points: ["含有违禁词"] })],
};

describeOnSqlite("a summary", (open) => {
  let opened: OpenedDatabase;
  let builtin: TestGenerations;
  const models = Object.entries(MODELS).map(([name, answers]) => createScriptedModel(name, answers));
  beforeAll(async () => {
    opened = await open();
    builtin = await createTestGenerations({ opened });
    return () => builtin.generations.close();
  });

  /** A finished text of a user who waits for nothing. */
  async function finishedText() {
    const userId = await builtin.user({ vip: true, tokens: 50_000 });
    const { generationId } = await builtin.generations.start({ userId, request: weeklyReport() });
    await builtin.watch(userId, generationId);
    return { userId, generationId };
  }

  async function summarize(model: keyof typeof MODELS) {
    const { userId, generationId } = await finishedText();
    const before = (await builtin.balance(userId)).available;
    // Only the module with this model may take it.
    await builtin.generations.close();
    const scripted = await createTestGenerations({ opened, models });
    const started = await scripted.generations.start({ userId, request: { kind: "summary", input: { generationId }, model } });
    const events = await scripted.watch(userId, started.generationId);
    const kept = await scripted.generations.get({ userId, generationId: started.generationId });
    const spent = before - (await scripted.balance(userId)).available;
    await scripted.generations.close();
    builtin = await createTestGenerations({ opened });
    return { kept, events, spent, estimate: started.estimate, asked: models.find(({ info }) => info.name === model)?.asked ?? [] };
  }

  it("of the built-in writer says only what the text says, as a result and as a text, and is no draft", async () => {
    const { userId, generationId } = await finishedText();
    const { text } = await builtin.generations.get({ userId, generationId });
    const started = await builtin.generations.start({ userId, request: { kind: "summary", input: { generationId } } });
    const events = await builtin.watch(userId, started.generationId);
    const kept = await builtin.generations.get({ userId, generationId: started.generationId });
    const { gist, points } = kept.result as { gist: string; points: string[] };
    for (const sentence of [gist, ...points])
      expect(text.replace(/[*\s]/g, "")).toContain(sentence.replace(/[。\s]+$/, "").replace(/\s/g, ""));
    expect(kept.text).toBe([gist, "", ...points.map((point) => `- ${point}`)].join("\n"));
    expect(textOf(events)).toBe(kept.text);
    expect(kept).toMatchObject({ kind: "summary", status: "done", draftNo: 1 });
    expect(kept.usage.charged).toBeLessThanOrEqual(started.estimate.maxTokens);
    const { list } = await builtin.generations.list({ userId, page: 1, size: 20 });
    expect(list.map((item) => item.generationId)).toEqual([generationId]);
    const next = await builtin.generations.start({ userId, request: weeklyReport({ pieceId: kept.pieceId }) });
    expect((await builtin.generations.get({ userId, generationId: next.generationId })).draftNo).toBe(2);
  });

  it.each(["plain", "fenced"] as const)("of a model is read where the JSON stands %s", async (model) => {
    const { kept, events, asked } = await summarize(model);
    expect(kept).toMatchObject({ status: "done", result: WHOLE });
    expect(textOf(events)).toBe(kept.text);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.responseFormat).toMatchObject({ name: "summary", schema: { type: "object", required: ["gist", "points"] } });
  });

  it("that is not what was asked for is asked for once more, with what is wrong", async () => {
    const { kept, events, asked, spent, estimate } = await summarize("repaired");
    expect(kept).toMatchObject({ status: "done", result: WHOLE });
    expect(textOf(events)).not.toContain("少了要点");
    expect(asked).toHaveLength(2);
    expect(asked[1]?.messages.at(-2)).toEqual({ role: "assistant", content: MODELS.repaired[0] });
    expect(asked[1]?.messages.at(-1)?.content).toContain("points");
    expect(spent).toBeLessThanOrEqual(estimate.maxTokens);
    expect(spent).toBe(kept.usage.charged);
  });

  it("that never comes right fails, shows nothing and costs nothing", async () => {
    const { kept, events, asked, spent } = await summarize("never");
    expect(asked).toHaveLength(2);
    expect(kept).toMatchObject({ status: "failed", finishReason: "model.failed", text: "", result: null, usage: { charged: 0 } });
    expect(textOf(events)).toBe("");
    expect(spent).toBe(0);
  });

  it("is looked at by the moderation in its result as in its text", async () => {
    const masked = await summarize("rude");
    expect(JSON.stringify(masked.kept.result)).not.toContain("粗话");
    expect(masked.kept.text).not.toContain("粗话");
    const blocked = await summarize("blocked");
    expect(blocked.kept).toMatchObject({ status: "failed", finishReason: "content.blocked", text: "", result: null });
    expect(textOf(blocked.events)).toBe("");
    expect(blocked.spent).toBe(0);
  });

  it("answers a repeat with the first one, and refuses what is no draft, is running, or is somebody else's", async () => {
    const { userId, generationId } = await finishedText();
    const request = { kind: "summary", input: { generationId }, requestId: crypto.randomUUID() } as const;
    const first = await builtin.generations.start({ userId, request });
    await builtin.watch(userId, first.generationId);
    expect(await builtin.generations.start({ userId, request })).toMatchObject({ generationId: first.generationId });
    const other = await builtin.user();
    await expect(builtin.generations.start({ userId: other, request })).rejects.toMatchObject({ reason: "generation.unknown" });
    const ofSummary = { kind: "summary", input: { generationId: first.generationId } } as const;
    await expect(builtin.generations.start({ userId, request: ofSummary })).rejects.toMatchObject({ reason: "generation.unknown" });
  });
});
