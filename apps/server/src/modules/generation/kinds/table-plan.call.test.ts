import type { KindInput, KindResult } from "@tangleaf/contract";
import { startModelSandbox } from "@tangleaf/sandbox";
import type { SheetTable } from "@tangleaf/table/columns";
import { tableFacts } from "@tangleaf/table/facts";
import { type ComputedPlan, planSchema } from "@tangleaf/table/plan";
import { repairPlan } from "@tangleaf/table/repair";
import { cellsOf, runPlan } from "@tangleaf/table/run";
import { beforeAll, describe, expect, it } from "vitest";
import { QUESTION_TABLES, QUESTIONS, type Question } from "../../../../../../packages/table/src/testing/questions.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { createTestGenerations, sandboxModel, type TestGenerations } from "../testing/create-test-generations.ts";

const CONTEXT = { tables: QUESTION_TABLES, ownNames: { rest: "其他", total: "合计", empty: "（空）" } };
const COMPUTED = QUESTIONS.filter(({ plan }) => plan !== undefined && "steps" in plan);
const PLANS = Object.fromEntries(COMPUTED.map(({ ask, plan }) => [ask, plan]));
const FAULTY = ["spelled", "near", "unknown", "unknown-once", "prose", "sql", "sql-once", "30-steps", "broken", "broken-once"] as const;
const MODELS = ["exact", ...FAULTY].map((name) => `table-${name}`);

type Result = KindResult<"tablePlan">;

describe("a model that is asked for the plan of a question about a table", () => {
  let module: TestGenerations;
  let userId: string;
  beforeAll(async () => {
    const sandbox = await startModelSandbox();
    for (const model of MODELS) {
      const fault = model === "table-exact" ? {} : { fault: faultOf(model), ...(model.endsWith("-once") ? { times: 1 } : {}) };
      sandbox.behave(model, { table: { plans: PLANS, ...fault }, pieceUnits: 400 });
    }
    const opened = await openTestDatabase();
    module = await createTestGenerations({ opened, models: MODELS.map((model) => sandboxModel({ url: sandbox.url, model })) });
    userId = await module.user({ vip: true, tokens: 10_000_000 });
    return async () => {
      await module.generations.close();
      await opened.close();
      await sandbox.close();
    };
  });

  const faultOf = (model: string) => (({ "table-30-steps": "thirtySteps" })[model] ?? model.replace(/^table-|-once$/g, "")) as "spelled";

  function inputOf({ ask, table, lang }: Pick<Question, "ask" | "table" | "lang">): KindInput<"tablePlan"> {
    const ids = [table, ...[...QUESTION_TABLES.keys()].filter((id) => id !== table)];
    const tables = ids.map((id) => tableFacts(QUESTION_TABLES.get(id) as SheetTable, { name: id, headersOnly: false }));
    return { tableId: "t", ask, lang, tables: tables as KindInput<"tablePlan">["tables"], earlier: [] };
  }

  async function asked(model: string, input: KindInput<"tablePlan">) {
    const { generationId, estimate } = await module.generations.start({ userId, request: { kind: "tablePlan", input, model } as never });
    await module.watch(userId, generationId);
    const kept = await module.generations.get({ userId, generationId });
    return { ...kept, estimate };
  }

  /** Cells of what a stored plan computes. */
  const cellsOfPlan = (plan: unknown) => {
    const result = runPlan(planSchema.parse(plan) as ComputedPlan, CONTEXT);
    return JSON.stringify([cellsOf(result), result.sheetRows, result.marks]);
  };
  /** The same of the plan a generation gave, repaired against the table itself. */
  function cellsOfResult(result: unknown): string | null {
    const { plan } = result as Result;
    const repaired = repairPlan(plan, CONTEXT);
    return repaired.kind === "plan" && "steps" in repaired.plan ? cellsOfPlan(repaired.plan) : null;
  }

  it("gives the figures of every question, at the quoted price or less", async () => {
    expect(COMPUTED.length).toBeGreaterThan(45);
    for (const question of COMPUTED) {
      const { result, status, estimate, usage } = await asked("table-exact", inputOf(question));
      expect(status, question.id).toBe("done");
      expect(cellsOfResult(result), question.id).toBe(cellsOfPlan(question.plan));
      expect(estimate).toMatchObject({ tokens: 200, maxTokens: 240 });
      expect(usage.charged).toBeGreaterThan(0);
      expect(usage.charged).toBeLessThanOrEqual(240);
    }
  }, 60_000);

  it.each(FAULTY)(
    "%s: is repaired, asked once more, or fails; its figures are never others",
    async (name) => {
      const right: string[] = [];
      for (const question of COMPUTED.filter(({ level }) => level === "model" || FAULTY.indexOf(name) < 2)) {
        const { result, status, usage } = await asked(`table-${name}`, inputOf(question));
        if (status === "failed") {
          expect(usage.charged, question.id).toBe(0);
          continue;
        }
        expect(status).toBe("done");
        const cells = cellsOfResult(result);
        if (cells === null) continue;
        expect(cells, question.id).toBe(cellsOfPlan(question.plan));
        right.push(question.id);
      }
      if (["spelled", "unknown-once", "prose", "sql-once", "broken-once"].includes(name)) expect(right.length).toBeGreaterThan(10);
      if (["unknown", "sql", "30-steps", "broken"].includes(name)) expect(right).toEqual([]);
    },
    60_000,
  );

  it("says which names were taken for others", async () => {
    const [question] = COMPUTED.filter(({ id }) => id === "d34");
    const { result } = await asked("table-near", inputOf(question as Question));
    expect((result as Result).readings).toEqual([
      { path: "steps.0.expr.args.0.col", named: "单号列", readAs: "单号" },
      { path: "steps.1.aggs.0.col", named: "金额列", readAs: "金额" },
    ]);
  });

  it("asks back with two readings where a name is none of two headings, and that costs nothing", async () => {
    const columns = ["华东区", "华南区"].map((name) => ({ name, type: "number" as const }));
    const plan = { v: 1, from: "t", steps: [{ op: "group", by: [], aggs: [{ fn: "sum", col: "华区", as: "合计" }] }] };
    const sandbox = await startModelSandbox();
    sandbox.behave("table-exact", { table: { plans: { 华区一共多少: plan } } });
    const opened = await openTestDatabase();
    const own = await createTestGenerations({ opened, models: [sandboxModel({ url: sandbox.url, model: "table-exact" })] });
    const person = await own.user({ vip: true, tokens: 10_000 });
    const tables = [{ id: "t", name: "t", rows: 3, columns, sample: [], newest: null }];
    const input = { tableId: "t", ask: "华区一共多少", lang: "zh", tables, earlier: [] };
    const { generationId } = await own.generations.start({ userId: person, request: { kind: "tablePlan", input } as never });
    await own.watch(person, generationId);
    const kept = await own.generations.get({ userId: person, generationId });
    expect(kept).toMatchObject({
      status: "done",
      usage: { charged: 0 },
      result: {
        isUnclear: true,
        plan: { clarify: { question: "“华区”指的是哪一列？", options: [{ label: "华东区" }, { label: "华南区" }] } },
      },
    });
    // Once more was asked, with the place of the fault and what may be meant.
    expect(sandbox.calls).toHaveLength(2);
    expect(sandbox.calls[1]?.messages.at(-1)?.content).toContain(
      '{"path":"steps.0.aggs.0.col","fault":"columnUnknown","near":["华东区","华南区"]}',
    );
    await own.generations.close();
    await opened.close();
    await sandbox.close();
  });

  it("is asked once more with what cannot be run on the rows, and fails at no cost where it still cannot", async () => {
    const plan = planSchema.parse(PLANS["一共报销了多少钱"]) as ComputedPlan;
    for (const [times, status] of [
      [1, "done"],
      [2, "failed"],
    ] as const) {
      const sandbox = await startModelSandbox();
      sandbox.behave("table-exact", { table: { plans: PLANS } });
      const opened = await openTestDatabase();
      let looked = 0;
      const own = await createTestGenerations({
        opened,
        models: [sandboxModel({ url: sandbox.url, model: "table-exact" })],
        planFaults: async (about) => {
          looked += 1;
          expect(about).toEqual({ userId: person, tableId: "t", plan, language: "zh" });
          return looked <= times ? [{ path: "steps.0", fault: "resultTooLarge", near: [] }] : [];
        },
      });
      const person = await own.user({ vip: true, tokens: 10_000 });
      const input = inputOf({ ask: "一共报销了多少钱", table: "expense", lang: "zh" });
      const { generationId } = await own.generations.start({ userId: person, request: { kind: "tablePlan", input } as never });
      await own.watch(person, generationId);
      const kept = await own.generations.get({ userId: person, generationId });
      expect(kept.status).toBe(status);
      expect(kept.usage.charged > 0).toBe(status === "done");
      expect(sandbox.calls).toHaveLength(2);
      expect(sandbox.calls[1]?.messages.at(-1)?.content).toContain("resultTooLarge");
      await own.generations.close();
      await opened.close();
      await sandbox.close();
    }
  });

  it("shows nothing of a cell where only headings may be shown, and is refused words that may not be asked", async () => {
    const input = inputOf({ ask: "一共多少", table: "expense", lang: "zh" });
    await expect(asked("table-exact", { ...input, ask: "含有违禁词" })).rejects.toMatchObject({ reason: "content.blocked" });
    const [facts] = input.tables;
    if (facts === undefined) throw new Error("no table");
    const blocked = { ...facts, columns: [{ name: "违禁词", type: "text" as const }] };
    await expect(asked("table-exact", { ...input, tables: [blocked] })).rejects.toMatchObject({ reason: "content.blocked" });
  });
});
