import { capOf, type KindInput, type KindResult } from "@tangleaf/contract";
import { CHART_QUOTES } from "@tangleaf/contract/chart";
import { checkClaim, kindOf, printClaim } from "@tangleaf/table/chart";
import { beforeAll, expect, it } from "vitest";
import { CHART_DATA } from "../../../testing/sample-chart.ts";
import { describeOnSqlite } from "../../../testing/test-database.ts";
import type { DraftAnswer } from "../charts/draft-answer.ts";
import { createTestGenerations, type TestGenerations } from "../testing/create-test-generations.ts";
import { createScriptedModel } from "../testing/scripted-model.ts";

type Draft = KindResult<"chartDraft">;
type Input = KindInput<"chartDraft">;

const INPUT: Input = { data: CHART_DATA, emphasis: "", lang: "zh" };
const SHOPS: Input["data"] = {
  columns: [
    { name: "店", type: "text" },
    { name: "利润", type: "number", unit: "万元" },
  ],
  rows: [
    ["甲", 12],
    ["乙", -3],
    ["丙", 7],
  ],
};
const CLAIM = "6月进馆 {{x=6月,y=进馆}}，为8月的 {{ratio:x=6月,y=进馆|x=8月,y=进馆}} 倍";
const ANSWER: DraftAnswer = {
  type: "line",
  x: "月份",
  y: ["进馆"],
  emphasis: [{ x: "6月" }],
  claim: CLAIM,
  caption: "暑假闭馆",
  why: "看涨落",
  alternatives: ["bar"],
};

describeOnSqlite("a chart that is drafted", (open) => {
  let module: TestGenerations;
  let turn = 0;
  const asked: { content: string }[][] = [];
  beforeAll(async () => {
    module = await createTestGenerations({ opened: await open() });
    return () => module.generations.close();
  });

  /** Asks a model that answers so, or the built-in writer. */
  async function draft(input: Partial<Input>, answers: readonly unknown[] | null = null) {
    const name = `scripted${turn++}`;
    const model = createScriptedModel(name, answers ?? []);
    const own = answers === null ? module : await createTestGenerations({ opened: await open(), models: [model] });
    const userId = await own.user({ vip: true, tokens: 50_000 });
    const request = { kind: "chartDraft", input: { ...INPUT, ...input }, ...(answers === null ? {} : { model: name }) } as const;
    const { generationId, estimate } = await own.generations.start({ userId, request });
    await own.watch(userId, generationId);
    const generation = await own.generations.get({ userId, generationId });
    const balance = await own.balance(userId);
    asked.push(...model.asked.map(({ messages }) => [...messages]));
    if (own !== module) await own.generations.close();
    return { ...generation, estimate, calls: model.asked.length, spent: 50_000 - balance.available, draft: generation.result as Draft };
  }

  it("by the built-in writer is the one the chooser finds, with a claim of the figures, for the price that was quoted", async () => {
    const { draft: made, estimate, spent, status } = await draft({});
    expect(status).toBe("done");
    expect(estimate).toMatchObject({ tokens: CHART_QUOTES.draft, maxTokens: capOf(CHART_QUOTES.draft) });
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThanOrEqual(180);
    expect(made.look).toMatchObject({ type: "combo", x: { col: "月份" } });
    expect(printClaim(made.look.title, made.look, CHART_DATA)).toEqual({
      text: "进馆在6月最高，为 27.4 千人次；座位使用率在6月最高，为 82%",
      faults: [],
    });
    expect(made.why).toBe("两个量单位不同，一个用柱子一个用折线。");
    expect(made.alternatives).toHaveLength(3);
    expect(new Set(made.alternatives.map((look) => JSON.stringify(look))).size).toBe(3);
    for (const look of made.alternatives) expect(printClaim(look.title, look, CHART_DATA).faults).toEqual([]);
  });

  it("by the built-in writer stresses the row that is named, and says it", async () => {
    const { draft: made } = await draft({ emphasis: "突出 8 月，画成折线图" });
    expect(made.look).toMatchObject({ type: "line", emphasis: [{ x: "8月" }] });
    expect(printClaim(made.look.title, made.look, CHART_DATA).text).toBe("8月的进馆为 6.4 千人次，比最高的6月少 21 千人次");
    expect((await draft({ emphasis: "及格线 20" })).draft.look.emphasis).toEqual([{ line: 20, label: "及格线" }]);
  });

  it("is drawn as its legal twin where the figures cannot bear the type that was asked for, and says why", async () => {
    const { draft: made } = await draft({ data: SHOPS, type: "pie" });
    expect(made.look.type).toBe("bar");
    expect(made.why).toContain("有负数，饼图画不了，改成柱子。");
    const line = (await draft({ data: SHOPS, type: "line" })).draft;
    expect([line.look.type, line.why]).toEqual(["bar", expect.stringContaining("名称没有先后")]);
  });

  it("by a model keeps its claim, whose figures are references", async () => {
    const { draft: made, calls, text } = await draft({ emphasis: "突出6月" }, [ANSWER]);
    expect(calls).toBe(1);
    expect(made).toMatchObject({ why: "看涨落", look: { type: "line", title: CLAIM, caption: "暑假闭馆", emphasis: [{ x: "6月" }] } });
    expect(kindOf(made.alternatives[0] ?? made.look)).toBe("bar");
    expect(text).not.toMatch(/27\.4/);
  });

  it.each([
    ["digits", { claim: "6月进馆 27.4 千人次" }],
    ["a number in words", { claim: "6月进馆是8月的四倍" }],
    ["a row that is none", { claim: "{{x=7月,y=进馆}}" }],
    ["a highest that is not", { claim: "{{top:x=8月,y=进馆}}最高" }],
    ["a wrong direction", { claim: "8月比6月增加 {{change:x=8月,y=进馆|x=6月,y=进馆}}" }],
    ["a row to be stressed that is none", { emphasis: [{ x: "7月" }] }],
    ["a column that is none", { y: ["销售额"] }],
  ])("asks once more where an answer has %s, and takes the better one", async (_, fault) => {
    const { draft: made, calls } = await draft({}, [{ ...ANSWER, ...fault }, ANSWER]);
    expect([calls, made.look.title]).toEqual([2, CLAIM]);
  });

  it("has the computed claim where a model says digits twice; no figure of a model's is ever shown", async () => {
    const bad = {
      ...ANSWER,
      claim: "6月进馆 99 万人",
      why: "因为有 3 个月",
      caption: "共 5 组",
      emphasis: [{ x: "7月" }],
      y: ["进馆", "销售额"],
    };
    const { draft: made, calls } = await draft({}, [bad, bad]);
    expect(calls).toBe(2);
    expect(checkClaim(made.look.title, made.look, CHART_DATA)).toEqual([]);
    expect(JSON.stringify([made.look.title, made.look.caption, made.why])).not.toMatch(/99|3 个|5 组/);
    expect(made.look.emphasis).toEqual([]);
    expect(made.look.y.map(({ col }) => col)).not.toContain("销售额");
  });

  it("costs nothing where a model never answers in JSON", async () => {
    const { status, spent } = await draft({}, ["画好了！", "<svg/>"]);
    expect([status, spent]).toEqual(["failed", 0]);
  });

  it("is looked at by the moderation: its words and its figures' names", async () => {
    await expect(draft({ emphasis: "违禁词" })).rejects.toMatchObject({ reason: "content.blocked", details: { field: "emphasis" } });
    const data = { ...SHOPS, rows: [["违禁词", 1] as [string, number], ...SHOPS.rows] };
    await expect(draft({ data })).rejects.toMatchObject({ reason: "content.blocked", details: { field: "data" } });
  });
});
