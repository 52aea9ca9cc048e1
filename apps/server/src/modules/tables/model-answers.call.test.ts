import type { ComputedPlan } from "@tangleaf/table/plan";
import { describe, expect, vi } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createScriptedModel } from "../generation/testing/scripted-model.ts";

const CSV = "部门,金额,电话\n市场部,12.5,13800138000\n技术部,30,13800138001\n市场部,8,13800138002";
const DAY_MS = 86_400_000;
const sumPlan = (from = "s1", col = "金额"): ComputedPlan => ({
  v: 1,
  from,
  steps: [{ op: "group", by: ["部门"], aggs: [{ fn: "sum", col, as: "合计" }] }],
});

/** Ends what hangs; no measure of speed. */
const ENDS_WITHIN = { timeout: 30_000 };

/** Somebody with a table, who waits for nothing. */
async function personOf(app: TestApp) {
  const { token, userId } = await app.signIn();
  await app.deps.db
    .updateTable("app_user")
    .set({ vip_to: app.clock.now() + DAY_MS })
    .where("id", "=", userId)
    .execute();
  const { data } = await app.call("/api/table/paste", { text: CSV }, token);
  const { tableId } = data;
  return {
    token,
    userId,
    tableId,
    get: async () => (await app.call("/api/table/get", { tableId }, token)).data,
    async written(generationId: string) {
      return vi.waitFor(async () => {
        const { data: text } = await app.call("/api/ai/get", { generationId }, token);
        expect(["done", "failed"]).toContain(text.status);
        return text;
      }, ENDS_WITHIN);
    },
    async ask(ask: string, more: object = {}) {
      const { data: queued } = await app.call("/api/table/chat", { tableId, ask, by: "model", ...more }, token);
      expect(queued).toMatchObject({ status: "queued", answer: null, estimate: { tokens: 200, maxTokens: 240 } });
      return this.written(queued.generationId ?? "");
    },
  };
}

const models = (...answers: unknown[]) => ({ models: [createScriptedModel("m", answers)] });

describe("a question a model makes a plan of", () => {
  testOnSqlite(
    "is answered with figures of the table when its generation is done, once, and charged what that cost",
    async (app) => {
      const person = await personOf(app);
      const { usage } = await person.ask("每个部门一共多少");
      const { answers } = await person.get();
      expect(answers).toMatchObject([
        { no: 1, ask: "每个部门一共多少", by: "model", kind: "table", sheetId: "s1", charged: usage.charged, plan: sumPlan("s1", "金额") },
      ]);
      expect(usage.charged).toBeGreaterThan(0);
      expect(answers[0]?.rows).toEqual([
        ["市场部", 20.5],
        ["技术部", 30],
      ]);
      expect(answers[0]?.notes.map(({ text }) => text)).toContain("把“金额数”读作“金额”");
      expect((await Promise.all([person.get(), person.get()])).map((table) => table.answers.length)).toEqual([1, 1]);
      // Taken out, it does not come back.
      await app.call("/api/table/removeAnswer", { answerId: answers[0]?.answerId ?? "" }, person.token);
      expect((await person.get()).answers).toEqual([]);
    },
    () => models(sumPlan("s1", "金额数")),
  );

  const shown = createScriptedModel("m", [
    {
      v: 1,
      from: "#1",
      steps: [
        { op: "sort", by: [{ col: "合计", dir: "desc" }] },
        { op: "limit", n: 1 },
      ],
    },
    { v: 1, refuse: "judgement", say: "不能评价。" },
  ]);
  testOnSqlite(
    "goes with the headings, cells that are not private, and the answers before it; or with the headings alone",
    async (app) => {
      const person = await personOf(app);
      await app.call("/api/table/run", { tableId: person.tableId, plan: sumPlan(), ask: "各部门" }, person.token);
      await person.ask("哪个部门多");
      app.clock.jumpTo(app.clock.now() + 1000);
      await person.ask("再问一次", { headersOnly: true });
      const { answers } = await person.get();
      expect(answers.map(({ by, kind, rows }) => [by, kind, rows])).toEqual([
        ["plan", "table", expect.anything()],
        ["model", "table", [["技术部", 30]]],
        ["model", "refuse", []],
      ]);
      const [first, second] = shown.asked.map(({ messages }) => messages[1]?.content ?? "");
      for (const told of [
        "- 部门 | 文字 | 常见 市场部、技术部",
        "- 金额 | 数 | 8 到 30",
        "- 电话 | 文字",
        "#1 问：各部门",
        "结果的列：部门、合计",
      ])
        expect(first).toContain(told);
      expect(first).not.toContain("138001");
      expect(second).toContain("- 金额 | 数\n");
      for (const cell of ["市场部", "12.5", "138001"]) expect(second).not.toContain(cell);
    },
    () => ({ models: [shown] }),
  );

  testOnSqlite(
    "that looks for a value the table does not have asks back with those it has",
    async (app) => {
      const person = await personOf(app);
      await person.ask("市场的有几行");
      const [answer] = (await person.get()).answers;
      expect(answer).toMatchObject({ kind: "clarify", plan: null, unread: ["市场"], options: [{ label: "市场部" }] });
      const plan = answer?.options[0]?.plan;
      const run = await app.call("/api/table/run", { tableId: person.tableId, plan: plan as never }, person.token);
      expect(run.data.total).toBe(2);
    },
    () => models({ v: 1, from: "s1", steps: [{ op: "filter", where: { col: "部门", is: "=", value: "市场" } }] }),
  );

  testOnSqlite(
    "of which no plan comes that runs on the rows is asked once more, fails, answers nothing and costs nothing",
    async (app) => {
      const person = await personOf(app);
      const { status, usage } = await person.ask("按部门和金额展开");
      expect([status, usage.charged]).toEqual(["failed", 0]);
      expect((await person.get()).answers).toEqual([]);
    },
    () => {
      // The headings alone do not say what columns a pivot makes: only the rows do.
      const plan = {
        v: 1,
        from: "s1",
        steps: [
          { op: "pivot", rows: ["电话"], columns: "部门", value: { fn: "sum", col: "金额" } },
          { op: "sort", by: [{ col: "没有这个部门", dir: "asc" }] },
        ],
      };
      return models(plan, plan);
    },
  );

  testOnSqlite("is refused where only the built-in writer is there, and a repeat is answered with the first", async (app, open) => {
    const person = await personOf(app);
    const { refusal } = await app.call("/api/table/chat", { tableId: person.tableId, ask: "一共多少", by: "model" }, person.token);
    expect(refusal).toMatchObject({ reason: "table.needsModel" });
    const other = await open(models(sumPlan(), sumPlan()));
    const again = await personOf(other);
    const asked = { tableId: again.tableId, ask: "每个部门", by: "model", requestId: crypto.randomUUID() } as const;
    const first = await other.call("/api/table/chat", asked, again.token);
    await again.written(first.data.generationId ?? "");
    expect((await other.call("/api/table/chat", asked, again.token)).data.generationId).toBe(first.data.generationId);
    expect((await other.call("/api/table/chat", { ...asked, ask: "别的" }, again.token)).refusal).toMatchObject({
      reason: "request.mismatch",
    });
  });
});

describe("an answer that is told", () => {
  testOnSqlite(
    "keeps only sentences with its own figures",
    async (app) => {
      const person = await personOf(app);
      const { answerId } = (await app.call("/api/table/run", { tableId: person.tableId, plan: sumPlan() }, person.token)).data;
      const { data } = await app.call("/api/table/explain", { answerId }, person.token);
      expect(data.estimate.tokens).toBe(250);
      expect((await person.written(data.generationId)).text).toBe("技术部的合计是 30。技术部比市场部多 9.5。");
      // It stays with its answer.
      const told = ["技术部的合计是 30。", "技术部比市场部多 9.5。"];
      expect((await Promise.all([person.get(), person.get()])).map(({ answers }) => answers[0]?.told)).toEqual([told, told]);
      expect((await person.get()).answers[0]).toMatchObject({ answerId, told, rows: expect.anything() });
      const stranger = (await app.signIn("stranger")).token;
      expect((await app.call("/api/table/explain", { answerId }, stranger)).refusal).toMatchObject({ reason: "answer.unknown" });
    },
    () => models({ sentences: ["技术部的合计是 30。", "市场部的合计是 21.5。", "技术部比市场部多 9.5。"] }),
  );

  testOnSqlite("is told by rules where no model is there", async (app) => {
    const person = await personOf(app);
    const { answerId } = (await app.call("/api/table/run", { tableId: person.tableId, plan: sumPlan() }, person.token)).data;
    const { data } = await app.call("/api/table/explain", { answerId }, person.token);
    expect((await person.written(data.generationId)).text).toContain("合计最高的是技术部，30；最低的是市场部，20.5，相差 9.5。");
  });
});
