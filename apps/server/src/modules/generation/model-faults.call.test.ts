import { countCharacters } from "@tangleaf/document";
import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { beforeAll, describe, expect, it } from "vitest";
import { createBuiltinModel } from "../../adapters/models/builtin-model.ts";
import { systemClock } from "../../adapters/system-clock.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import {
  createTestGenerations,
  endOf,
  sandboxModel,
  type TestGenerations,
  textOf,
  weeklyReport,
} from "./testing/create-test-generations.ts";

const THOUGHT = "先想一想结构";

/** Every fault of a provider, through the whole engine: what the person sees, keeps and pays. */
describe("a provider that", () => {
  let sandbox: ModelSandbox;
  let module: TestGenerations;
  const silent = ["slow-first", "stall"];
  const names = [
    ...[
      "exact",
      "slow-first",
      "stall",
      "cut",
      "cut-at-once",
      "rate-limited",
      "rate-limited-once",
      "rate-limited-long",
      "broken",
      "broken-once",
    ],
    ...[
      "unauthorised",
      "bad-json",
      "bad-json-later",
      "empty",
      "thinks",
      "thinks-ollama",
      "thinks-in-tags",
      "leak",
      "length",
      "length-early",
      "filtered",
    ],
    ...["unfinished", "no-usage", "wrong-usage", "usage-with-choice", "too-long", "too-short", "refusal", "keep-alive", "echo"],
  ];

  beforeAll(async () => {
    sandbox = await startModelSandbox();
    const opened = await openTestDatabase();
    // Only those that are silent for good are waited for so briefly: the others may take their time on a busy machine.
    const models = names.map((model) =>
      sandboxModel({ url: sandbox.url, model, config: silent.includes(model) ? { timeouts: { firstTokenMs: 400, idleMs: 400 } } : {} }),
    );
    const config = { class: "pair" };
    models.push(
      sandboxModel({ url: sandbox.url, model: "broken", config: { ...config, name: "first-of-pair" } }),
      sandboxModel({ url: sandbox.url, model: "exact", config: { ...config, name: "second-of-pair" } }),
      sandboxModel({ url: sandbox.url, model: "leak", config: { name: "leak-known", quirks: { thinking: "unopened" } } }),
      sandboxModel({ url: "http://127.0.0.1:9/v1", model: "exact", config: { name: "unreachable" } }),
      createBuiltinModel({ clock: systemClock, label: "s", charactersPerSecond: 0 }),
    );
    module = await createTestGenerations({ opened, models });
    return async () => {
      await module.generations.close();
      await opened.close();
      await sandbox.close();
    };
  });

  async function write(model: string, length = 500) {
    const userId = await module.user({ tokens: 50_000 });
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ model, length }) });
    const events = await module.watch(userId, generationId);
    const kept = await module.generations.get({ userId, generationId });
    const balance = await module.balance(userId);
    // Whatever happened: nothing is held any more, it was settled once, and the ledger agrees.
    expect(balance).toEqual({ available: 50_000 - kept.usage.charged, held: 0, ledger: 50_000 - kept.usage.charged, settles: 1 });
    const error = events.find((event) => event.event === "error")?.data;
    const reasoning = events.map((event) => (event.event === "reasoning" ? event.data.text : "")).join("");
    return { userId, generationId, events, kept, text: textOf(events), end: endOf(events), error, reasoning };
  }

  it.each([
    "exact",
    "rate-limited-once",
    "broken-once",
    "no-usage",
    "wrong-usage",
    "usage-with-choice",
    "too-long",
    "too-short",
    "keep-alive",
  ])("is %s gives a whole text, as long as the model made it", async (model) => {
    const { kept, text, end } = await write(model);
    expect(end).toMatchObject({ status: "done", finishReason: "stop" });
    expect(kept.text).toBe(text);
    expect(text).toMatch(/[。！？]$/);
    // Nobody pays for a provider's mistake.
    expect(kept.usage.charged).toBeGreaterThan(countCharacters(text) * 0.5);
    expect(kept.usage.charged).toBeLessThan(countCharacters(text) * 1.6);
  });

  it.each([
    ["too-short", 0.4, 0.7],
    ["exact", 0.9, 1.1],
    ["too-long", 1.3, 2.1],
  ] as const)("is %s writes in one call, and nothing is taken from it or put to it", async (model, least, most) => {
    const before = sandbox.calls.length;
    const { text } = await write(model);
    expect(sandbox.calls.length - before).toBe(1);
    expect(countCharacters(text) / 500).toBeGreaterThan(least);
    expect(countCharacters(text) / 500).toBeLessThan(most);
  });

  it.each(["slow-first"])("is %s fails in time and costs nothing", async (model) => {
    const { kept, error, end } = await write(model);
    expect(error).toMatchObject({ reason: "model.timeout" });
    expect(end?.status).toBe("failed");
    expect(kept).toMatchObject({ text: "", usage: { charged: 0, completionTokens: 0 } });
  });

  it.each(["cut-at-once", "rate-limited", "rate-limited-long", "broken", "unauthorised", "bad-json", "unreachable"])(
    "is %s fails and costs nothing",
    async (model) => {
      const { kept, text, error } = await write(model);
      expect(error).toMatchObject({ reason: "model.failed", code: 1 });
      expect(text).toBe("");
      expect(kept).toMatchObject({ status: "failed", text: "", usage: { charged: 0 } });
    },
  );

  it.each(["refusal", "echo"])("is %s, asked once more, fails as declined and costs nothing", async (model) => {
    const before = sandbox.calls.length;
    const { kept, text, error } = await write(model);
    expect(error).toMatchObject({ reason: "model.refused", code: 1 });
    expect(sandbox.calls.length - before).toBe(2);
    expect(text).toBe("");
    expect(kept).toMatchObject({ status: "failed", text: "", usage: { charged: 0 } });
  });

  it("is empty fails and costs nothing", async () => {
    const { error, kept } = await write("empty");
    expect(error).toMatchObject({ reason: "model.empty" });
    expect(kept.usage.charged).toBe(0);
  });

  it.each([
    ["cut", "cut"],
    ["stall", "timeoutIdle"],
    ["bad-json-later", "malformed"],
  ])("is %s keeps what came, charges what can be read, and can be continued", async (model, finishReason) => {
    const { userId, generationId, kept, text, end } = await write(model);
    expect(end).toMatchObject({ status: "interrupted", finishReason });
    expect(text.length).toBeGreaterThan(50);
    expect(kept.text).toBe(text);
    expect(kept.usage.charged).toBe(Math.ceil(countCharacters(text) * 1.25));
    module.clock.forward(60_000);
    const next = await module.generations.start({ userId, request: { kind: "continue", input: { generationId }, model: "exact" } });
    const whole = await module.watch(userId, next.generationId);
    const draft = await module.generations.get({ userId, generationId: next.generationId });
    expect(textOf(whole)).toBe(draft.text);
    expect(draft.text.startsWith(text)).toBe(true);
    expect(draft).toMatchObject({ draftNo: 2, status: "done", target: 500 });
    expect(draft.usage.charged).toBeLessThan((countCharacters(draft.text) - countCharacters(text)) * 1.6);
  });

  it.each(["thinks", "thinks-ollama", "thinks-in-tags", "leak-known"])(
    "is %s has its thinking shown apart and never in the text",
    async (model) => {
      const { text, reasoning, kept, end } = await write(model);
      expect(reasoning).toContain(THOUGHT);
      expect(text).not.toContain("想一想");
      expect(text).not.toContain("think>");
      expect(end?.status).toBe("done");
      expect(kept.usage.charged).toBeLessThan(countCharacters(text) * 1.6);
    },
  );

  it("leaks its thinking unannounced is not charged, and is known from then on", async () => {
    const first = await write("leak");
    expect(first.kept).toMatchObject({ status: "failed", text: "", usage: { charged: 0 } });
    const second = await write("leak");
    expect(second.reasoning).toContain(THOUGHT);
    expect(second.text).not.toContain("想一想");
  });

  it("is filtered keeps what was let through and says so", async () => {
    const { end, kept } = await write("filtered");
    expect(end).toMatchObject({ status: "done", finishReason: "filter" });
    expect(kept.text).not.toBe("");
  });

  it("writes in another language twice is shown as it came, called so, and costs nothing", async () => {
    sandbox.behave("exact", {
      text: "This week the team finished three things, and the review went well with all of them. The next one is planned.",
    });
    const { userId, kept, end } = await write("exact");
    sandbox.behave("exact", { text: null });
    expect(end).toMatchObject({ status: "done", finishReason: "language" });
    expect(kept).toMatchObject({ text: expect.stringContaining("three things"), usage: { charged: 0 } });
    expect(await module.generations.waitSeconds(userId)).toBe(0);
  });

  it("writes four times what it is asked for is stopped, and keeps what came", async () => {
    const { kept, text, end } = await write("length");
    expect(end).toMatchObject({ status: "done", finishReason: "loop" });
    expect(countCharacters(text)).toBeGreaterThan(1500);
    expect(kept.usage.charged).toBe(kept.estimate.maxTokens);
  });

  it("has no more to say gives a short text, charged for what is there", async () => {
    sandbox.behave("exact", { text: "计划按时推进，遗留的问题都已补齐，相关同事也确认过了。" });
    const { end, kept, text } = await write("exact");
    sandbox.behave("exact", { text: null });
    expect(end).toMatchObject({ status: "done", finishReason: "stop" });
    expect(kept.usage.charged).toBeGreaterThan(0);
    expect(kept.usage.charged).toBeLessThanOrEqual(Math.ceil(countCharacters(text) * 1.25) + 2);
  });

  it("stops without saying that it is over is not taken for finished", async () => {
    const { end } = await write("unfinished");
    expect(end).toMatchObject({ status: "interrupted", finishReason: "cut" });
  });

  it("is down is replaced by the next of its class", async () => {
    const { kept, end } = await write("first-of-pair");
    expect(end?.status).toBe("done");
    expect(kept.model).toBe("second-of-pair");
  });

  it("writes a text longer than its answers along an outline, section by section", async () => {
    const before = sandbox.calls.length;
    const { text, events, end } = await write("exact", 4000);
    expect(end).toMatchObject({ status: "done", finishReason: "stop" });
    expect(countCharacters(text)).toBeGreaterThan(3500);
    // Two tries for an outline, which this model cannot give, and the sections of the scene in calls of 3,000 characters at most.
    expect(sandbox.calls.length - before).toBeLessThanOrEqual(6);
    expect(events.filter(({ event }) => event === "progress").length).toBeGreaterThan(1);
  });

  it("breaks off at its own limit is continued a few times, then the text is marked as incomplete", async () => {
    const userId = await module.user({ tokens: 50_000 });
    const rewrite = {
      kind: "scene",
      model: "length-early",
      input: { sceneType: "reWrite", fields: { content: "要改写的一段话。" } },
    } as const;
    const { generationId } = await module.generations.start({ userId, request: rewrite });
    const before = sandbox.calls.length;
    const events = await module.watch(userId, generationId);
    expect(endOf(events)).toMatchObject({ status: "done", finishReason: "length" });
    expect(sandbox.calls.length - before).toBeLessThanOrEqual(4);
    expect(sandbox.calls.at(-1)?.messages.at(-1)?.content).toContain("紧接着它的最后一个字继续写");
    module.clock.forward(60_000);
    const next = await module.generations.start({ userId, request: { kind: "continue", input: { generationId }, model: "exact" } });
    expect(endOf(await module.watch(userId, next.generationId))?.finishReason).toBe("stop");
  });

  it("is asked for a new draft by an instruction, or for a passage, gives that and nothing else", async () => {
    const { userId, generationId, text } = await write("exact", 300);
    module.clock.forward(60_000);
    const revise = { kind: "revise", model: "too-long", input: { generationId, instruction: "语气再正式一些" } } as const;
    const revised = await module.generations.start({ userId, request: revise });
    expect(textOf(await module.watch(userId, revised.generationId))).toMatch(/[。！？]$/);
    const asked = sandbox.calls.findLast(({ model }) => model === "too-long")?.messages.at(-1)?.content ?? "";
    expect(asked).toContain(text.slice(0, 20));
    expect(asked).toContain("语气再正式一些");
    module.clock.forward(60_000);
    const edit = { kind: "edit", model: "exact", input: { generationId, action: "polish", selection: "这一段要润色。" } } as const;
    const passage = await module.generations.start({ userId, request: edit });
    expect(endOf(await module.watch(userId, passage.generationId))?.status).toBe("done");
    expect((await module.generations.list({ userId, page: 1, size: 10 })).list.map(({ kind }) => kind)).toEqual(["revise", "scene"]);
  });

  it("writes a word of the list has it masked, or is ended there", async () => {
    sandbox.behave("exact", { text: "这里有粗话，后面还有。" });
    const masked = await write("exact", 200);
    expect(masked.text).toContain("这里有＊＊，");
    sandbox.behave("exact", { text: "这里是能读的。这里有违禁词，后面还有。" });
    const ended = await write("exact", 200);
    expect(ended.end).toMatchObject({ status: "stopped", finishReason: "filter" });
    expect(ended.text).toBe("这里是能读的。这里有");
    sandbox.behave("exact", { text: null });
  });
});
