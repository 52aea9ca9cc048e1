import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { createTestGenerations, endOf, sandboxModel, type TestGenerations, textOf } from "./testing/create-test-generations.ts";
import { refuseTexts } from "./testing/refuse-rows.ts";

const SETTLED_WITHIN_MS = 5000;

/** A text never costs more than this over what was quoted for a few words to rework. */
const CAP_TOKENS = 90;

describeOnEachDatabase("what a model sends", (open) => {
  let sandbox: ModelSandbox;
  let opened: OpenedDatabase;
  let module: TestGenerations;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    opened = await open();
    const names = ["control-characters", "half-pairs", "cut-pairs", "nothing-but-controls", "thinks-controls", "endless-line"];
    // Generous: what is judged here is the text, not the time.
    const config = { timeouts: { firstTokenMs: 10_000, idleMs: 10_000 } };
    const models = [...names, "endless-line-later", "unstorable", "unstorable-later", "goes-on"].map((model) =>
      sandboxModel({ url: sandbox.url, model, config }),
    );
    module = await createTestGenerations({ opened, models });
    return async () => {
      await module.generations.close();
      await sandbox.close();
    };
  });

  /** What follows its source has no length of its own: the answer is kept as it comes. */
  async function write(model: string) {
    const userId = await module.user({ tokens: 50_000 });
    const input = { sceneType: "reWrite", fields: { content: "要改写的一段话。" } };
    // Thinking is not kept for those who come later: the answer waits for its watcher.
    const release = sandbox.hold(model);
    const { generationId } = await module.generations.start({ userId, request: { kind: "scene", model, input } });
    const watching = module.watch(userId, generationId);
    release();
    const events = await watching;
    const kept = await module.generations.get({ userId, generationId });
    const row = await opened.db
      .selectFrom("generation")
      .select(["text", "search_text"])
      .where("id", "=", generationId)
      .executeTakeFirstOrThrow();
    const reasoning = events.map((event) => (event.event === "reasoning" ? event.data.text : "")).join("");
    const balance = await module.balance(userId);
    expect(balance).toEqual({ available: 50_000 - kept.usage.charged, held: 0, ledger: 50_000 - kept.usage.charged, settles: 1 });
    return { kept, row, reasoning, streamed: textOf(events), end: endOf(events) };
  }

  it.each([
    ["control-characters", "甲乙丙丁戊\n己\t庚。"],
    ["half-pairs", "甲乙丙。"],
    ["cut-pairs", "甲😀乙👨‍👩‍👧丙。"],
  ])("is kept as it was streamed, without what no row takes: %s", async (model, text) => {
    const { kept, row, streamed, end } = await write(model);
    expect(end).toMatchObject({ status: "done", finishReason: "stop" });
    expect(streamed).toBe(text);
    expect(kept.text).toBe(text);
    expect(row.text).toBe(text);
    expect(row.search_text.endsWith(text)).toBe(true);
  });

  it("is nothing where it is nothing but controls, and costs nothing", async () => {
    const { kept, end } = await write("nothing-but-controls");
    expect(end).toMatchObject({ status: "failed", finishReason: "model.empty" });
    expect(kept).toMatchObject({ text: "", usage: { charged: 0 } });
  });

  it("is cleaned in its thinking too", async () => {
    expect((await write("thinks-controls")).reasoning).toBe("想一想");
  });

  it("costs nothing where its first line never ends, and what can be read where a later one does not", async () => {
    expect((await write("endless-line")).kept).toMatchObject({
      status: "failed",
      finishReason: "model.failed",
      text: "",
      usage: { charged: 0 },
    });
    const { kept, streamed } = await write("endless-line-later");
    expect(kept).toMatchObject({ status: "interrupted", finishReason: "malformed", text: streamed });
    expect(kept.usage.charged).toBe(Math.min(CAP_TOKENS, Math.ceil(kept.chars * 1.25)));
    expect(kept.chars).toBeGreaterThan(50);
  });

  it("does not complete a word that what it goes on from has begun", async () => {
    sandbox.behave("goes-on", { text: "这里写到一半就断了，还没有写完。", finish: "missing" });
    const first = await write("goes-on");
    expect(first.end).toMatchObject({ status: "interrupted", finishReason: "cut" });
    const seed = "这里写到一半就断了，后面违";
    const { user_id: userId } = await opened.db
      .updateTable("generation")
      .set({ text: seed })
      .where("id", "=", first.kept.generationId)
      .returning("user_id")
      .executeTakeFirstOrThrow();
    sandbox.behave("goes-on", { text: "\u2060禁词，还有别的话。" });
    module.clock.forward(60_000);
    const request = { kind: "continue", model: "goes-on", input: { generationId: first.kept.generationId } } as const;
    const next = await module.generations.start({ userId, request });
    expect(endOf(await module.watch(userId, next.generationId))).toMatchObject({ status: "failed", finishReason: "content.blocked" });
    expect((await module.generations.get({ userId, generationId: next.generationId })).text).toBe(seed);
  });

  it("ends its own run at once where the database refuses it: for what was stored before, or for nothing", async () => {
    const allowAgain = await refuseTexts(opened, "§");
    sandbox.behave("unstorable", { text: "开头§结尾。" });
    const began = performance.now();
    const first = await write("unstorable");
    expect(performance.now() - began).toBeLessThan(SETTLED_WITHIN_MS);
    expect(first.kept).toMatchObject({ status: "failed", finishReason: "server.fault", text: "", usage: { charged: 0 } });
    const readable = "写得好好的一句话。".repeat(40);
    sandbox.behave("unstorable-later", { text: `${readable}§${"后面还有。".repeat(200)}`, pieceDelayMs: 20, pieceUnits: 9 });
    const later = await write("unstorable-later");
    expect(later.kept).toMatchObject({ status: "interrupted", finishReason: "fault" });
    expect(later.kept.text.length).toBeGreaterThan(0);
    expect(readable.startsWith(later.kept.text)).toBe(true);
    expect(later.kept.usage.charged).toBe(Math.min(CAP_TOKENS, Math.ceil(later.kept.chars * 1.25)));
    await allowAgain();
  });

  it("that cannot be ended after its process died does not keep other dead runs, or a start, waiting", async () => {
    const other = await createTestGenerations({ opened, models: [sandboxModel({ url: sandbox.url, model: "exact" })], runs: false });
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const userId = await other.user();
      const input = { sceneType: "reWrite", fields: { content: "要改写的一段话。" } };
      ids.push((await other.generations.start({ userId, request: { kind: "scene", input } })).generationId);
    }
    await other.generations.close();
    await opened.db
      .updateTable("generation")
      .set({ status: "writing", owner: "dead", epoch: 1, text: "写到这里" })
      .where("id", "in", ids)
      .execute();
    const allowAgain = await refuseTexts(opened, "写到这里", ids[0]);
    const next = await createTestGenerations({ opened, models: [sandboxModel({ url: sandbox.url, model: "exact" })], runs: false });
    const rows = await opened.db.selectFrom("generation").select(["id", "status"]).where("id", "in", ids).execute();
    const statuses = ids.map((id) => rows.find((row) => row.id === id)?.status);
    expect(statuses).toEqual(["writing", "interrupted", "interrupted"]);
    await allowAgain();
    await next.generations.close();
  });
});
