import { type EssayFacts, GENERATION_KINDS, type GenerationKind, generationKinds, type StartInput } from "@tangleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBuiltinModel } from "../../../adapters/models/builtin-model.ts";
import { AppError } from "../../../platform/errors.ts";
import { generationRow } from "../../../testing/rows.ts";
import { sampleChart } from "../../../testing/sample-chart.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { chargedTokens } from "../charged-tokens.ts";
import { sampleBrief } from "../essays/sample-brief.ts";
import { createTestGenerations, type TestGenerations, weeklyReport } from "../testing/create-test-generations.ts";

const TERM = "违禁词";
const ESSAY: EssayFacts = {
  essayId: "e",
  major: "会计",
  topic: "社区生鲜店存货盘点",
  title: "社区生鲜店存货盘点的问题与改进",
  keywords: ["存货"],
  material: "3 家门店；月末盘点由店员自己盘",
  level: "undergraduate",
  language: "zh",
};
const section = (id: string, title: string) => ({ id, level: 2, title, targetCnt: 300, textData: "写现状", needs: [], subPara: [] });
const OUTLINE = [
  {
    id: "c",
    level: 1,
    title: "盘点的现状",
    targetCnt: 600,
    textData: "",
    needs: [],
    subPara: [section("s0", "流程"), section("s1", "记录")],
  },
];
const NOTE = { noteId: "n", title: "老城旧书店", settings: { audience: "街坊", terms: "旧书店", avoid: "赋能" } };
const EVIDENCE = [{ id: "R1", text: "租金一年涨了两成。" }];
const AROUND = {
  debt: 0,
  evidence: EVIDENCE,
  ledger: ["一年盘点 4 次"],
  similar: ["店员自己盘点。"],
  said: "前面说过的话。",
  before: [{ title: "流程", text: "盘点由店员完成。" }],
  tail: "盘点由店员完成。",
};
const WORDS = "走访了 11 家店，年轻顾客占 27%。店主说租金涨得快，学生来得多。周末人最多。";

/** One request of each kind, with words wherever a person's words may stand. `draft`: id of a draft that broke off. */
const inputsOf = (draft: string): Record<GenerationKind, object> => ({
  scene: weeklyReport({ length: 300 }).input,
  revise: { generationId: draft, instruction: "语气平实些" },
  continue: { generationId: draft },
  edit: { generationId: draft, action: "expand", selection: "本周完成了三项工作。" },
  summary: { generationId: draft },
  titles: { essay: ESSAY, count: 2, keywordsMax: 2 },
  outline: { essay: ESSAY, length: 8000, method: "case", chaptersMax: 6 },
  brief: { essay: ESSAY, method: "case", outline: OUTLINE },
  section: {
    essay: ESSAY,
    method: "case",
    outline: OUTLINE,
    paragraphId: "s1",
    target: 300,
    brief: sampleBrief(ESSAY, "case", "zh"),
    ...AROUND,
  },
  chapter: {
    essay: ESSAY,
    method: "case",
    outline: OUTLINE,
    sections: [{ id: "s1", target: 300 }],
    brief: sampleBrief(ESSAY, "case", "zh"),
    evidence: EVIDENCE,
    results: [{ title: "绪论", text: "盘点 4 次。" }],
    problems: [{ title: "成因", text: "自盘自查。" }],
    before: [{ title: "流程", text: "盘点由店员完成。" }],
  },
  abstract: { essay: ESSAY, method: "case", outline: OUTLINE, written: [{ title: "流程", text: "盘点由店员完成。" }] },
  sync: {
    essay: ESSAY,
    changes: [{ what: "claim", section: "样本", from: "426 份问卷", to: "430 份问卷" }],
    paragraphs: ["这次调查一共回收了 426 份问卷。"],
  },
  reword: { essay: ESSAY, action: "polish", paragraphs: ["因为时间很紧，所以对盘点进行了讨论，得到了结论。"] },
  defence: { documentId: "d", title: "旧书店", language: "zh", minutes: 5, sections: [{ title: "绪论", level: 1, text: WORDS }] },
  passage: {
    ...NOTE,
    ...{ heading: "谁在买", points: "年轻人不图便宜", headingId: null, action: "polish", paragraphs: ["因为时间很紧，所以进行了讨论。"] },
    ...{ before: "前一段。", after: "后一段。", evidence: EVIDENCE },
  },
  noteOutline: {
    ...NOTE,
    ...{
      material: WORDS,
      length: 3000,
      depth: 2,
      present: [{ level: 1, title: "谁在买" }],
      evidence: EVIDENCE,
      attempt: 1,
      earlier: "- 租金",
    },
  },
  treeIdeas: { path: ["旧书店", "谁在买"], siblings: ["租金"], children: ["学生"], offered: ["街坊"], want: 3, how: "diverge" },
  treeDraft: { topic: "老城旧书店", material: WORDS, depth: 2, breadth: 3 },
  tablePlan: {
    tableId: "t",
    ask: "按部门汇总金额",
    lang: "zh",
    tables: [
      {
        id: "t1",
        name: "报销",
        rows: 3,
        columns: [
          { name: "部门", type: "text", commonest: ["技术部"] },
          { name: "金额", type: "number", unit: "元", min: 1, max: 9 },
        ],
        sample: [["技术部", 5]],
        newest: null,
      },
    ],
    earlier: [],
  },
  tableExplain: {
    ...{ tableId: "t", answerId: "a", ask: "各部门报了多少", lang: "zh", total: 2 },
    columns: [
      { name: "部门", type: "text" },
      { name: "金额", type: "number", unit: "元" },
    ],
    rows: [
      ["技术部门", 48285.99],
      ["财务部门", 37426.46],
    ],
  },
  chartDraft: { data: sampleChart().data, emphasis: "旧书店关得少", lang: "zh" },
  figures: { text: "甲店卖了120单，乙店卖了95单，丙店卖了60单。" },
  noteSection: {
    ...NOTE,
    ...{
      language: "zh",
      outline: [{ id: "h1", level: 1, title: "谁在买", points: "年轻人不图便宜" }],
      sectionId: "h1",
      target: 300,
      ...AROUND,
    },
  },
});

/** Ids, and names of our own that no person types. */
const NO_WORDS = /(?:^|\.)(?:\w*[iI]d|id|sceneType|documentType|role)$/;
/** What they ask for comes from a stored draft, which was looked at when it was written. */
const WITHOUT_WORDS: readonly GenerationKind[] = ["continue", "summary"];
/** The built-in writer does not answer them: rules do, before a model is asked. */
const ANSWERED_BY_RULES: readonly GenerationKind[] = ["tablePlan"];

type Changed = { readonly path: string; readonly input: object };

/** The input with the term put behind one of its texts, for each of them. */
function withTerm(value: unknown, path = ""): { path: string; value: unknown }[] {
  if (typeof value === "string") return NO_WORDS.test(path) ? [] : [{ path, value: value + TERM }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    withTerm(inner, `${path}.${key}`).map((changed) => ({
      path: changed.path,
      value: Array.isArray(value) ? value.with(Number(key), changed.value) : { ...value, [key]: changed.value },
    })),
  );
}

describe("of every kind of generation", () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let strict: TestGenerations;
  let userId: string;
  let draft: string;
  beforeAll(async () => {
    opened = await openTestDatabase();
    // It knows of the others: alone on a file it would take their texts for lost ones.
    strict = await createTestGenerations({ opened, runs: false, soleProcess: false });
    userId = await strict.user({ vip: true, tokens: 1_000_000 });
    draft = await brokenDraft(userId);
  });
  afterAll(async () => {
    await strict.generations.close();
    await opened.close();
  });

  async function brokenDraft(owner: string): Promise<string> {
    const { fields } = weeklyReport().input as { fields: object };
    const common = { sceneType: "weeklyReport", fields, target: 900, language: "zh", attempt: 1 };
    const id = `draft-${owner}`;
    const text = `${"本周完成了三项工作。".repeat(12)}`;
    const state = { status: "interrupted", finish_reason: "interrupted", target: 900, text } as const;
    const row = { ...state, scene_type: "weeklyReport", task: JSON.stringify({ kind: "scene", ...common }), input: JSON.stringify(common) };
    await opened.db
      .insertInto("generation")
      .values(generationRow({ ...row, id, piece_id: id, user_id: owner, title: "周报" }))
      .execute();
    return id;
  }

  it.each(GENERATION_KINDS)("%s: no word of the list that a person sends comes to a model", async (kind) => {
    const changes = withTerm(inputsOf(draft)[kind]).flatMap(({ path, value }): Changed[] => {
      const parsed = generationKinds[kind].input.safeParse(value);
      return parsed.success ? [{ path, input: parsed.data }] : [];
    });
    let blocked = 0;
    for (const { path, input } of changes) {
      const request = { kind, input } as StartInput;
      const made = await strict.generations.steps.prepare({ userId, request }).catch((error: unknown) => error);
      if (made instanceof AppError) {
        if (made.reason === "content.blocked") blocked += 1;
        continue;
      }
      const task = JSON.stringify((made as Awaited<ReturnType<typeof strict.generations.steps.prepare>>).prepared.taskOf(1));
      expect(task, `${kind}${path}`).not.toContain(TERM);
    }
    expect(blocked > 0, kind).toBe(!WITHOUT_WORDS.includes(kind));
  });

  /** What becomes of a request under a list, by the built-in writer, which writes the same for the same. */
  async function written(kind: GenerationKind, words: string) {
    const module = await createTestGenerations({ opened, words });
    const owner = await module.user({ vip: true, tokens: 1_000_000 });
    const input = generationKinds[kind].input.parse(inputsOf(await brokenDraft(owner))[kind]);
    const { generationId } = await module.generations.start({ userId: owner, request: { kind, input } as StartInput });
    await module.watch(owner, generationId);
    await module.generations.close();
    const row = await opened.db.selectFrom("generation").selectAll().where("id", "=", generationId).executeTakeFirstOrThrow();
    return { ...row, fresh: row.text.slice(row.seed_units) };
  }

  it.each(GENERATION_KINDS.filter((kind) => !ANSWERED_BY_RULES.includes(kind)))(
    "%s: a word of the list that is written ends it before the word, and what was not delivered costs nothing",
    async (kind) => {
      const free = await written(kind, "");
      const term =
        [free.fresh.slice(free.fresh.length / 2), free.fresh].map((part) => /\p{Script=Han}{3}/u.exec(part)?.[0]).find(Boolean) ?? "";
      expect(free.status, free.finish_reason ?? "").toBe("done");
      expect(term).not.toBe("");
      const stopped = await written(kind, `${term} | test | stop`);
      expect(stopped.fresh).not.toContain(term);
      expect(stopped.result).toBeNull();
      expect([
        ["stopped", "filter"],
        ["failed", "content.blocked"],
      ]).toContainEqual([stopped.status, stopped.finish_reason]);
      const { info } = createBuiltinModel({ clock: strict.clock, label: "", charactersPerSecond: 0 });
      expect(stopped.charged).toBeLessThanOrEqual(chargedTokens(stopped.fresh, info));
      if (stopped.fresh === "") expect(stopped.charged).toBe(0);
    },
  );
});
