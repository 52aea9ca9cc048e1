import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Model, ModelChunk, ModelRequest } from "../../ports/model.ts";
import { systemClock } from "../system-clock.ts";
import { createBuiltinModel } from "./builtin-model.ts";
import { modelConfigSchema } from "./model-config.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible-model.ts";

const request: ModelRequest = {
  messages: [{ role: "user", content: "篇幅：约 400 字" }],
  maxTokens: 1000,
  task: {
    kind: "scene",
    sceneType: "weeklyReport",
    fields: { job: "编辑", summary: "校完了两本书。", plan: "下周排版。", length: 400 },
    target: 400,
    language: "zh",
    attempt: 1,
  },
};

let sandbox: ModelSandbox;
beforeAll(async () => {
  sandbox = await startModelSandbox();
});
afterAll(() => sandbox.close());

const overHttp = (model: string, config: object = {}): Model =>
  createOpenAiCompatibleModel({
    config: modelConfigSchema.parse({ name: model, baseURL: sandbox.url, model, ...config }),
    clock: systemClock,
    log: pino({ level: "silent" }),
  });

async function read(model: Model, signal = new AbortController().signal): Promise<ModelChunk[]> {
  const chunks: ModelChunk[] = [];
  for await (const chunk of model.stream(request, signal)) chunks.push(chunk);
  return chunks;
}

describe.each<[string, () => Model, () => Model]>([
  ["openai-compatible", () => overHttp("exact"), () => overHttp("paced")],
  [
    "built-in",
    () => createBuiltinModel({ clock: systemClock, label: "s", charactersPerSecond: 0 }),
    () => createBuiltinModel({ clock: systemClock, label: "s", charactersPerSecond: 60 }),
  ],
])("every model: %s", (_name, quick, slow) => {
  it("streams a text in pieces, then usage, then the end", async () => {
    const chunks = await read(quick());
    const types = chunks.map(({ type }) => type);
    expect(types.filter((type) => type === "text").length).toBeGreaterThan(20);
    expect(types.slice(-2)).toEqual(["usage", "finish"]);
    expect(types.filter((type) => type === "finish")).toHaveLength(1);
    expect(chunks.at(-1)).toEqual({ type: "finish", reason: "stop" });
  });

  it("ends at once and without an error when it is told to", async () => {
    const ending = new AbortController();
    const chunks: ModelChunk[] = [];
    let told = 0;
    for await (const chunk of slow().stream(request, ending.signal)) {
      chunks.push(chunk);
      if (chunks.length > 1) continue;
      // In the middle: something was written, and most is still to come.
      told = performance.now();
      ending.abort();
    }
    expect(performance.now() - told).toBeLessThan(3000);
    expect(chunks.some(({ type }) => type === "finish")).toBe(false);
    expect(chunks.length).toBeGreaterThan(0);
  });

  it("says nothing when it was ended before it began", async () => {
    expect(await read(slow(), AbortSignal.abort())).toEqual([]);
  });
});

describe("an openai-compatible model", () => {
  it("sends what the endpoint needs, and the operator's own fields", async () => {
    sandbox.behave("own", {});
    await read(overHttp("own", { quirks: { maxTokensField: "max_completion_tokens", thinks: true, reasoningTokens: 50 } }));
    expect(sandbox.calls.at(-1)).toMatchObject({ model: "own", maxTokens: 1050, messages: request.messages });
  });

  it("tells reasoning tokens from those of the answer", async () => {
    const usage = (await read(overHttp("thinks"))).find((chunk) => chunk.type === "usage");
    expect(usage).toMatchObject({ usage: { reasoningTokens: 40 } });
  });

  it.each([[{ price: -1 }], [{ price: { completion: -0.1 } }], [{ baseURL: "not an address" }], [{ unknownKey: 1 }]])(
    "refuses the configuration %j",
    (wrong) => {
      expect(modelConfigSchema.safeParse({ name: "m", baseURL: "http://x/v1", model: "m", ...wrong }).success).toBe(false);
    },
  );
});
