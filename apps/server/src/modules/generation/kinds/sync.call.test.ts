import { describe, expect } from "vitest";
import type { TestApp } from "../../../testing/test-app.ts";
import { testOnSqlite } from "../../../testing/test-on-each-database.ts";
import { askForParagraphs, scripted } from "../testing/ask-for-paragraphs.ts";

const CHANGES = [{ what: "claim", section: "2.1 样本", from: "426", to: "430" }] as const;
const PARAGRAPHS = ["426 份有效问卷显示差异⟦1⟧，见⟦2⟧。", "回收率为 94.7%。"];
const GOOD = ["430 份有效问卷显示差异⟦1⟧，见⟦2⟧。", "回收率为 94.7%【待补充：核对回收率】。"];

const synced = (app: TestApp, paragraphs: readonly string[] = PARAGRAPHS) =>
  askForParagraphs(app, (essayId, token) =>
    app.call("/api/essay/sync", { essayId, changes: [...CHANGES], paragraphs: [...paragraphs] }, token),
  );

describe("paragraphs that are brought up to date", () => {
  const good = scripted({ paragraphs: GOOD });
  testOnSqlite(
    "come back as they were asked for, and change no document",
    async (app) => {
      const { kept, content, spent, estimate } = await synced(app);
      expect(kept).toMatchObject({ kind: "sync", status: "done", result: { paragraphs: GOOD }, text: GOOD.join("\n\n") });
      expect(spent).toBe(kept.usage.charged);
      expect(spent).toBeLessThanOrEqual(estimate.maxTokens);
      expect(content.blocks.map(({ type }) => type)).not.toContain("figure");
      expect(JSON.stringify(content)).not.toContain("430");
      const prompt = good.asked()[0]?.messages.at(-1)?.content ?? "";
      expect(prompt).toContain("2.1 样本：426 → 430");
      expect(prompt).toContain(PARAGRAPHS[0]);
    },
    good.options,
  );

  for (const [name, wrong] of [
    ["one too few", { paragraphs: [GOOD.join("")] }],
    ["without a citation", { paragraphs: [GOOD[0]?.replace("⟦2⟧", ""), GOOD[1]] }],
    ["with citations in another order", { paragraphs: ["430 份⟦2⟧与⟦1⟧。", GOOD[1]] }],
    ["with a citation nobody gave", { paragraphs: [`${GOOD[0]}⟦3⟧`, GOOD[1]] }],
    ["empty", { paragraphs: [GOOD[0], " "] }],
    ["no JSON", "好的，已经改好了。"],
  ] as const) {
    const model = scripted(wrong, { paragraphs: GOOD });
    testOnSqlite(
      `${name} are asked for once more`,
      async (app) => {
        expect((await synced(app)).kept).toMatchObject({ status: "done", result: { paragraphs: GOOD } });
        expect(model.asked()).toHaveLength(2);
      },
      model.options,
    );
  }

  testOnSqlite(
    "that never come right fail and cost nothing",
    async (app) => {
      const { kept, spent } = await synced(app);
      expect(kept).toMatchObject({ status: "failed", text: "", result: null, usage: { charged: 0 } });
      expect(spent).toBe(0);
    },
    scripted({ paragraphs: [] }, { paragraphs: ["一"] }).options,
  );

  testOnSqlite("are changed by the sample writer where words can be replaced, and nowhere else", async (app) => {
    const { kept } = await synced(app);
    expect(kept.result).toEqual({ paragraphs: ["430 份有效问卷显示差异⟦1⟧，见⟦2⟧。", PARAGRAPHS[1]] });
  });

  testOnSqlite("have bounds, and an essay with a document", async (app) => {
    const { token } = await app.signIn();
    const essayId = (
      await app.call("/api/essay/titles", { major: "会计", topic: "盘点", language: "zh", level: "undergraduate", count: 1 }, token)
    ).data.essayId;
    const ask = (more: object) => app.call("/api/essay/sync", { essayId, changes: [...CHANGES], paragraphs: ["字"], ...more }, token);
    expect(await ask({})).toMatchObject({ refusal: { reason: "essay.noDocument" } });
    for (const more of [
      { paragraphs: [] },
      { changes: [] },
      { paragraphs: ["x".repeat(6001)] },
      { paragraphs: Array.from({ length: 13 }, () => "字") },
    ])
      expect((await ask(more)).refusal?.reason).toBe("body.invalid");
  });
});
