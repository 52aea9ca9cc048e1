import { capOf, type KindResult } from "@tangleaf/contract";
import { CHART_QUOTES } from "@tangleaf/contract/chart";
import { listFigures } from "@tangleaf/table/from-text";
import { beforeAll, expect, it } from "vitest";
import { describeOnSqlite } from "../../../testing/test-database.ts";
import { figuresByRule, placeFigures } from "../charts/place-figures.ts";
import { createTestGenerations, type TestGenerations } from "../testing/create-test-generations.ts";
import { createScriptedModel } from "../testing/scripted-model.ts";

type Figures = KindResult<"figures">;

const TEXT = "2025年毕业去向：就业占52.5%，升学占33%，出国占9.5%，另有约三成的人换过方向。";
const GOOD = {
  columns: ["去向", "占比"],
  rows: [
    { label: "就业", spans: [0] },
    { label: "升学", spans: [1] },
  ],
};

describeOnSqlite("figures of a text", (open) => {
  let builtin: TestGenerations;
  let turn = 0;
  beforeAll(async () => {
    builtin = await createTestGenerations({ opened: await open() });
    return () => builtin.generations.close();
  });

  async function ask(text: string, answers: readonly unknown[] | null = null) {
    const name = `scripted${turn++}`;
    const model = createScriptedModel(name, answers ?? []);
    const own = answers === null ? builtin : await createTestGenerations({ opened: await open(), models: [model] });
    const userId = await own.user({ vip: true, tokens: 50_000 });
    const request = { kind: "figures", input: { text }, ...(answers === null ? {} : { model: name }) } as const;
    const { generationId, estimate } = await own.generations.start({ userId, request });
    await own.watch(userId, generationId);
    const generation = await own.generations.get({ userId, generationId });
    const spent = 50_000 - (await own.balance(userId)).available;
    if (own !== builtin) await own.generations.close();
    return { status: generation.status, estimate, spent, asked: model.asked, figures: generation.result as Figures };
  }

  it("are placed by rule with the built-in writer, for the price that was quoted", async () => {
    const { figures, estimate, spent } = await ask(TEXT);
    const list = listFigures(TEXT);
    expect(figures.rows.map(({ label, cells }) => [label, ...cells.map(({ span }) => list[span]?.words)])).toEqual([
      ["就业", "52.5%"],
      ["升学", "33%"],
      ["出国", "9.5%"],
    ]);
    expect(figures.columns).toEqual(["项目", "数值"]);
    expect(estimate).toMatchObject({ tokens: CHART_QUOTES.figures, maxTokens: capOf(CHART_QUOTES.figures) });
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThanOrEqual(360);
  });

  it("reach a model with marks, and come back as marks", async () => {
    const { figures, asked } = await ask(TEXT, [GOOD]);
    expect(asked[0]?.messages.at(-1)?.content).toContain("就业占⟦0⟧52.5%，升学占⟦1⟧33%");
    expect(asked).toHaveLength(1);
    expect(figures).toEqual({ columns: GOOD.columns, rows: GOOD.rows.map(({ label, spans }) => ({ label, cells: [{ span: spans[0] }] })) });
  });

  it.each([
    ["a mark that is none", { ...GOOD, rows: [{ label: "就业", spans: [7] }] }],
    ["a mark below the first", { ...GOOD, rows: [{ label: "就业", spans: [-1] }] }],
    ["a row without its mark", { ...GOOD, rows: [{ label: "就业", spans: [] }] }],
    ["a number the text does not have in a label", { ...GOOD, rows: [{ label: "就业 88 人", spans: [0] }] }],
    ["a number the text does not have in a heading", { ...GOOD, columns: ["去向", "2024年"] }],
  ])("are asked for once more where an answer has %s", async (_, bad) => {
    const { figures, asked } = await ask(TEXT, [bad, GOOD]);
    expect(asked).toHaveLength(2);
    expect(figures.rows.map(({ label }) => label)).toEqual(["就业", "升学"]);
  });

  it("lose the rows that have no place where the second answer has them too, and none is left without one", async () => {
    const rows = [...GOOD.rows, { label: "考公", spans: [99] }, { label: "再说一次", spans: [0] }];
    const { figures } = await ask(TEXT, [
      { ...GOOD, rows },
      { ...GOOD, rows },
    ]);
    expect(figures.rows.map(({ label }) => label)).toEqual(["就业", "升学"]);
    const none = await ask(TEXT, [
      { ...GOOD, rows: [{ label: "无", spans: [50] }] },
      { ...GOOD, rows: [{ label: "无", spans: [50] }] },
    ]);
    expect([none.status, none.spent]).toEqual(["failed", 0]);
  });

  it("are looked at by the moderation", async () => {
    await expect(ask("违禁词占52%。")).rejects.toMatchObject({ reason: "content.blocked", details: { field: "text" } });
  });
});

const PATTERNS: readonly ((n: number) => string)[] = [
  (n) => `甲院为${n * 13}册、乙院为${n * 7 + 1}册、丙院为${n + 2}册。`,
  (n) => `就业占${n}.5%，升学占${n + 1}%，其余${n + 3}%。`,
  (n) => `从2023年的${n}万增至2025年的${n * 2}万。`,
  (n) => `月份: 3月；进馆: ${n}.2；使用率: ${n}%\n月份: 4月；进馆: ${n}.6；使用率: ${n + 1}%`,
  (n) => `第${n}名，约三成人同意，百分之二十反对，一百二十人没有回答，共${n}人。`,
  (n) => `Visits rose from ${n} in 2023 to ${n * 3} in 2025; ${n}% were students.`,
];
const PARAGRAPHS = Array.from({ length: 60 }, (_, n) => PATTERNS.map((pattern, at) => ((n + at) % 3 === 0 ? "" : pattern(n + 3))).join(""));

it.each(PARAGRAPHS.map((text, n) => [n, text] as const))("no figure of paragraph %i is without its place", (_, text) => {
  const figures = listFigures(text);
  expect(figures.length).toBeGreaterThan(0);
  const language = /\p{Script=Han}/u.test(text) ? ("zh" as const) : ("en" as const);
  const made = placeFigures(figuresByRule({ text, language }), { text, language }, { isLast: false });
  if ("error" in made) throw new Error(made.error);
  const spans = made.result.rows.flatMap(({ cells }) => cells.map(({ span }) => span));
  expect(spans.length).toBeGreaterThan(0);
  for (const span of spans) {
    const { words, from, to } = figures[span] ?? { words: "", from: 0, to: 0 };
    expect(words).toMatch(/[\d一二三四五六七八九十百]/);
    expect(text.slice(from, to)).toBe(words);
  }
});
