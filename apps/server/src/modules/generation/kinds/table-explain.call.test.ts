import type { KindInput, KindResult } from "@tangleaf/contract";
import { startModelSandbox } from "@tangleaf/sandbox";
import { trueSentences } from "@tangleaf/table/explain";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { createTestGenerations, sandboxModel, type TestGenerations } from "../testing/create-test-generations.ts";

const INPUT: KindInput<"tableExplain"> = {
  tableId: "t",
  answerId: "a",
  ask: "各部门报了多少",
  lang: "zh",
  columns: [
    { name: "部门", type: "text" },
    { name: "金额", type: "number", unit: "元" },
  ],
  rows: [
    ["技术部", 48285.99],
    ["财务部", 37426.46],
    ["市场部", 20832.2],
  ],
  total: 3,
};

describe("an answer told in a few sentences", () => {
  const names = ["table-exact", "table-invents", "table-invents-half"];
  let module: TestGenerations;
  let builtin: TestGenerations;
  beforeAll(async () => {
    const sandbox = await startModelSandbox();
    const [opened, other] = [await openTestDatabase(), await openTestDatabase()];
    module = await createTestGenerations({ opened, models: names.map((model) => sandboxModel({ url: sandbox.url, model })) });
    builtin = await createTestGenerations({ opened: other });
    return async () => {
      await module.generations.close();
      await builtin.generations.close();
      await opened.close();
      await other.close();
      await sandbox.close();
    };
  });

  async function told(by: TestGenerations, model?: string) {
    const userId = await by.user({ vip: true, tokens: 10_000 });
    const request = { kind: "tableExplain", input: INPUT, ...(model === undefined ? {} : { model }) } as never;
    const { generationId, estimate } = await by.generations.start({ userId, request });
    await by.watch(userId, generationId);
    const kept = await by.generations.get({ userId, generationId });
    return { ...kept, estimate, sentences: (kept.result as KindResult<"tableExplain"> | null)?.sentences ?? [] };
  }

  it("keeps what a model says with the figures of the answer", async () => {
    const { sentences, text, estimate, usage } = await told(module, "table-exact");
    expect(sentences).toEqual(["技术部为 48285.99。", "财务部为 37426.46。", "市场部为 20832.2。"]);
    expect(text).toBe(sentences.join(""));
    expect(estimate).toMatchObject({ tokens: 250, maxTokens: 300 });
    expect(usage.charged).toBeLessThanOrEqual(300);
  });

  it("leaves out each sentence with a figure that is in no cell", async () => {
    expect((await told(module, "table-invents-half")).sentences).toEqual(["技术部为 48285.99。", "市场部为 20832.2。"]);
  });

  it("fails and costs nothing where every figure is invented, twice", async () => {
    expect(await told(module, "table-invents")).toMatchObject({ status: "failed", text: "", result: null, usage: { charged: 0 } });
  });

  it("is told by rules where no model is connected", async () => {
    const { sentences, status } = await told(builtin);
    expect(status).toBe("done");
    expect(sentences).toEqual([
      "金额最高的是技术部，48,285.99 元；最低的是市场部，20,832.2 元，相差 27,453.79 元。",
      "技术部是市场部的 2.3 倍。",
    ]);
    for (const sentence of sentences) expect(trueSentences(sentence, INPUT)).toEqual([sentence]);
  });
});
