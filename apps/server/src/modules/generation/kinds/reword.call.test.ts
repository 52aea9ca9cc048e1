import { type EditAction, editedCharacters, estimateTokens } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { describe, expect } from "vitest";
import type { TestApp } from "../../../testing/test-app.ts";
import { testOnSqlite } from "../../../testing/test-on-each-database.ts";
import { askForParagraphs, scripted } from "../testing/ask-for-paragraphs.ts";

const PARAGRAPHS = ["因为时间很紧⟦1⟧，所以我们进行了讨论。", "目前现在的问题是人手不足。"];
const GOOD = ["时间很紧⟦1⟧，我们为此讨论过。", "眼下的问题是人手不足。"];

const ask = (app: TestApp, action: EditAction = "polish") =>
  askForParagraphs(app, (essayId, token) => app.call("/api/essay/reword", { essayId, action, paragraphs: PARAGRAPHS }, token));

describe("paragraphs of a section that are reworked", () => {
  const model = scripted({ paragraphs: GOOD });
  testOnSqlite(
    "come back one for one, cost no more than was quoted, and change no document",
    async (app) => {
      const { kept, content, spent, estimate } = await ask(app, "condense");
      expect(kept).toMatchObject({ kind: "reword", status: "done", result: { paragraphs: GOOD }, text: GOOD.join("\n\n") });
      expect(estimate.tokens).toBe(estimateTokens(editedCharacters("condense", countCharacters(PARAGRAPHS.join("\n"))), 1));
      expect(spent).toBe(kept.usage.charged);
      expect(spent).toBeLessThanOrEqual(estimate.maxTokens);
      expect(JSON.stringify(content)).not.toContain("人手");
      const prompt = model.asked()[0]?.messages.at(-1)?.content ?? "";
      expect(prompt).toContain("缩写到六成");
      expect(prompt).toContain(PARAGRAPHS[0]);
    },
    model.options,
  );

  const wrong = scripted({ paragraphs: ["时间很紧，讨论过。", GOOD[1]] }, { paragraphs: GOOD });
  testOnSqlite(
    "that have lost a citation are asked for once more",
    async (app) => {
      expect((await ask(app)).kept).toMatchObject({ status: "done", result: { paragraphs: GOOD } });
      expect(wrong.asked()).toHaveLength(2);
    },
    wrong.options,
  );

  testOnSqlite(
    "that never come right fail and cost nothing",
    async (app) => {
      const { kept, spent } = await ask(app);
      expect(kept).toMatchObject({ status: "failed", result: null, usage: { charged: 0 } });
      expect(spent).toBe(0);
    },
    scripted({ paragraphs: [] }, { paragraphs: ["一"] }).options,
  );

  testOnSqlite("are mended by the sample writer as far as its rules go", async (app) => {
    const { kept } = await ask(app);
    expect(kept.result).toEqual({ paragraphs: ["因为时间很紧⟦1⟧，所以我们讨论了。", "目前的问题是人手不足。"] });
  });
});
