import type { KindInput } from "@tangleaf/contract";
import { beforeAll, expect, it } from "vitest";
import { describeOnSqlite } from "../../../testing/test-database.ts";
import { createTestGenerations, type TestGenerations } from "../testing/create-test-generations.ts";

const INPUT: KindInput<"noteOutline"> = {
  noteId: "n",
  title: "季度总结",
  settings: {},
  material: "上线了两个功能。",
  length: 3000,
  depth: 2,
  present: [],
  evidence: [],
  attempt: 1,
  earlier: "",
};

describeOnSqlite("what a person says for an outline of a note", (open) => {
  let module: TestGenerations;
  beforeAll(async () => {
    module = await createTestGenerations({ opened: await open() });
    return () => module.generations.close();
  });
  const ask = async (input: Partial<typeof INPUT>) => {
    const userId = await module.user({ vip: true, tokens: 50_000 });
    const { generationId } = await module.generations.start({ userId, request: { kind: "noteOutline", input: { ...INPUT, ...input } } });
    await module.watch(userId, generationId);
    return module.generations.get({ userId, generationId });
  };

  it.each([
    ["material", { material: "违禁词" }],
    ["title", { title: "违禁词" }],
    ["outline", { present: [{ level: 1, title: "违禁词" }] }],
    ["avoid", { settings: { avoid: "违禁词" } }],
  ] as const)("is looked at by the moderation: %s", async (field, input) => {
    await expect(ask(input as Partial<typeof INPUT>)).rejects.toMatchObject({ reason: "content.blocked", details: { field } });
  });

  it("also counts where a piece of a source may not be shown: that piece is left out", async () => {
    const { result, text } = await ask({
      evidence: [
        { id: "R1", text: "违禁词。" },
        { id: "R2", text: "延期的原因是人手不够。" },
      ],
    });
    expect(JSON.stringify(result)).toContain("人手不够");
    expect(JSON.stringify(result)).not.toContain("违禁词");
    expect(text).toMatch(/^- .*（\d+ 字）$/m);
  });
});
