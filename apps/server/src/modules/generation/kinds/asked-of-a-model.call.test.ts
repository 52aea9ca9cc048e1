import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { MODEL_PARAMETERS } from "../model-parameters.ts";
import { createTestGenerations, sandboxModel, type TestGenerations, weeklyReport } from "../testing/create-test-generations.ts";

/** Longer than a dozen sentences: what stands around a passage is cut. */
const DRAFT = `# 周报\n\n${Array.from({ length: 90 }, (_, n) => `第${n + 1}件事已经**办完**。`).join("")}`;

describe("what a model is asked", () => {
  let sandbox: ModelSandbox;
  let module: TestGenerations;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    sandbox.behave("draft", { text: DRAFT });
    const opened = await openTestDatabase();
    module = await createTestGenerations({ opened, models: ["draft", "exact"].map((model) => sandboxModel({ url: sandbox.url, model })) });
    return async () => {
      await module.generations.close();
      await opened.close();
      await sandbox.close();
    };
  });

  /** A draft shorter than it was to be, and the request about it as the model was asked it first. */
  async function askAbout(
    kind: "revise" | "edit",
    input: Record<string, string>,
  ): Promise<{ asked: string; text: string; temperature: number | null | undefined }> {
    const userId = await module.user({ vip: true, tokens: 100_000 });
    const first = await module.generations.start({ userId, request: weeklyReport({ model: "draft", length: 1000 }) });
    await module.watch(userId, first.generationId);
    const { text } = await module.generations.get({ userId, generationId: first.generationId });
    const before = sandbox.calls.length;
    const request = { kind, model: "exact", input: { generationId: first.generationId, ...input } };
    const next = await module.generations.start({ userId, request: request as never });
    await module.watch(userId, next.generationId);
    const call = sandbox.calls[before];
    return { asked: call?.messages.at(-1)?.content ?? "", text, temperature: call?.temperature };
  }

  it("of a passage shows 300 characters on either side of it in the draft", async () => {
    const { asked, text } = await askAbout("edit", { action: "polish", selection: "第45件事已经办完。" });
    const at = text.indexOf("第45件事");
    expect(asked).toContain(`\n${text.slice(at - 300, at)}\n`);
    expect(asked).toContain("第45件事已经办完。");
    expect(asked).toContain("第50件事");
    expect(asked).not.toContain("第1件事");
    expect(asked).not.toContain("第90件事");
  });

  it("is asked for in the temperature of the hand that writes", async () => {
    expect((await askAbout("edit", { action: "polish", selection: "第45件事已经办完。" })).temperature).toBe(
      MODEL_PARAMETERS.reworking.temperature,
    );
    expect((await askAbout("revise", { instruction: "把语气改得平实些" })).temperature).toBe(MODEL_PARAMETERS.writing.temperature);
  });

  it("of a new draft brings what the piece was written from, and names a length only where the request does", async () => {
    const { asked } = await askAbout("revise", { instruction: "把语气改得平实些" });
    expect(asked).toContain("岗位：产品经理");
    expect(asked).toContain("完成了第1份需求文档的评审");
    expect(asked).not.toContain("字数：");
    const other = await askAbout("revise", { instruction: "改成300字" });
    expect(other.asked).toContain("字数：约 300 字");
  });
});
