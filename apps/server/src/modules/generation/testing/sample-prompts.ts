import { allDocuments, allScenes, type CatalogueScene, findScene } from "@tangleaf/catalogue";
import type { OutlineParagraph } from "@tangleaf/contract";
import type { ModelMessage } from "../../../ports/model.ts";
import { sampleBrief } from "../essays/sample-brief.ts";
import type { Kind, Task } from "../kind.ts";
import { kinds } from "../kinds.gen.ts";
import { assemblePrompt } from "../prompt/assemble-prompt.ts";
import { PASTED, sampleSceneTask } from "./sample-tasks.ts";

type Language = Task["language"];

/** One of each form and register, a translation, a text in parts. Kept as files in `prompt/golden`. */
export const GOLDEN_SCENES = [
  "weeklyReport",
  "summerPracticeFeel",
  "selfRecommend",
  "gwRequest",
  "annualParty",
  "sportsNews",
  "rbGoods",
  "svTitle",
  "svScript",
  "mkSlogan",
  "translateDoc",
  "openingReport",
] as const;

const NONCE = /(?<=<<<)[0-9a-f]{18}|[0-9a-f]{18}(?=>>>)/g;

/** A scene or document by its key, or by its readable name where the key is a code. */
export function sceneNamed(name: string): CatalogueScene | null {
  return [...allScenes(), ...allDocuments()].find(({ key, slug }) => key === name || slug === name) ?? null;
}

/** 2026-11-29 12:00 in Shanghai, so that no prompt depends on the day it is printed. */
export const SAMPLE_NOW = Date.UTC(2026, 10, 29, 4);

/** The call of a scene's first draft; of a document also the outline and the sections of one that is longer than an answer. */
export function scenePrompts(scene: CatalogueScene, language: Language): ModelMessage[][] {
  const task = sampleSceneTask(scene, language);
  const call = { scene, now: SAMPLE_NOW, ask: task.target, written: "", goOn: false };
  const whole = assemblePrompt({ kind: kinds.scene, task, call });
  const outline = kinds.scene.plan(task, scene).outline;
  if (scene.type !== "document" || outline === undefined || task.target === null) return [whole];
  const sections = outline.map((section, at) => ({ ...section, facts: at === 0 ? [PASTED[language].slice(0, 30)] : [], characters: 800 }));
  const now = sections.slice(1, 3);
  return [
    whole,
    assemblePrompt({
      kind: kinds.scene,
      task,
      call: { ...call, ask: 1600, written: PASTED[language], sections: { all: sections, now } },
    }),
  ];
}

/** The kinds that are about a text, each asked about a weekly report. */
export function kindPrompts(language: Language): Readonly<Record<"revise" | "continue" | "edit" | "summary", ModelMessage[]>> {
  const scene = findScene("weeklyReport");
  if (scene === null) throw new Error("there is no weekly report in the catalogue");
  const text = PASTED[language];
  const { fields } = sampleSceneTask(scene, language);
  const common = { sceneType: scene.key, fields, text, language, attempt: 1 };
  const [before = "", selection = "", after = ""] = language === "zh" ? text.split(/(?<=。)/) : text.split(/(?<=\.) /);
  const instruction = language === "zh" ? "把周四改成周五，语气平实些" : "Change Thursday to Friday and keep the tone plain";
  const promptOf = (
    task: Task & Readonly<Record<string, unknown>>,
    call: { scene: CatalogueScene | null; ask: number | null; written: string },
  ) => {
    const kind: Kind = kinds[task.kind];
    return assemblePrompt({ kind, task, call: { ...call, now: SAMPLE_NOW, goOn: call.written !== "" } });
  };
  return {
    revise: promptOf({ kind: "revise", ...common, instruction }, { scene, ask: null, written: "" }),
    continue: promptOf({ kind: "continue", ...common, target: 400 }, { scene, ask: 400, written: text }),
    edit: promptOf({ kind: "edit", action: "polish", selection, before, after, language, attempt: 1 }, { scene, ask: null, written: "" }),
    summary: promptOf({ kind: "summary", text, language, attempt: 1 }, { scene: null, ask: null, written: "" }),
  };
}

const OUTLINE: Readonly<Record<Language, readonly OutlineParagraph[]>> = {
  zh: [chapterOf("门店存货盘点的现状", ["盘点流程", "4 次盘点的记录"])],
  en: [chapterOf("Stocktaking in the shops", ["How stock is counted", "Records of four counts"])],
};

function chapterOf(title: string, sections: readonly [string, string]): OutlineParagraph {
  const common = { textData: "", needs: [] };
  const [first, second] = sections.map((name, n) => ({ ...common, id: `s${n}`, level: 2, title: name, targetCnt: 600, subPara: [] }));
  if (first === undefined || second === undefined) throw new Error("two sections");
  const wanted = { ...second, textData: title, needs: ["table" as const] };
  return { ...common, id: "c", level: 1, title, targetCnt: 1200, subPara: [first, wanted] };
}

/** The kinds that are about an essay or a note. */
export function essayPrompts(
  language: Language,
): Readonly<Record<"titles" | "outline" | "brief" | "section" | "chapter" | "abstract" | "sync" | "reword" | "passage", ModelMessage[]>> {
  const zh = language === "zh";
  const essay = {
    essayId: "e",
    major: zh ? "会计" : "Accounting",
    topic: zh ? "社区生鲜店存货盘点" : "Stocktaking in community grocery shops",
    title: zh ? "社区生鲜店存货盘点的问题与改进" : "Stocktaking in Community Grocery Shops: Problems and Measures",
    keywords: zh ? ["存货", "盘点"] : ["inventory", "stocktaking"],
    material: zh ? "3 家门店；月末盘点由店员自己盘" : "Three shops; at the end of the month the assistants count their own stock",
    level: "undergraduate",
    language,
  } as const;
  const outline = OUTLINE[language];
  const common = { essay, language, attempt: 1 } as const;
  const promptOf = (task: Task & Readonly<Record<string, unknown>>, ask: number | null = null) =>
    assemblePrompt({ kind: kinds[task.kind], task, call: { scene: null, now: SAMPLE_NOW, ask, written: "", goOn: false } });
  const before = [{ title: outline[0]?.subPara[0]?.title ?? "", text: zh ? "盘点由店员完成。" : "The assistants count." }];
  return {
    titles: promptOf({ kind: "titles", ...common, count: 2, keywordsMax: 2 }),
    outline: promptOf({ kind: "outline", ...common, length: 8000, method: null, chaptersMax: 6 }),
    brief: promptOf({ kind: "brief", ...common, method: "case", outline }),
    section: promptOf(
      {
        kind: "section",
        ...common,
        method: "case",
        outline,
        paragraphId: "s1",
        target: 600,
        brief: sampleBrief(essay, "case", language),
        evidence: [
          { id: "R3", text: zh ? "张三. 生鲜零售的损耗控制. 2021. 摘要：……" : "Smith. Shrinkage in fresh food retail. 2021. Abstract: …" },
        ],
        ledger: [zh ? "3 家门店一年盘点 4 次" : "The three shops counted their stock four times"],
        similar: [zh ? "店员自己盘点自己的货架。" : "Assistants count their own shelves."],
        before,
        tail: before[0]?.text ?? "",
      },
      600,
    ),
    chapter: promptOf({
      kind: "chapter",
      ...common,
      method: "case",
      outline,
      sections: [
        { id: "s0", target: 400 },
        { id: "s1", target: 600 },
      ],
      brief: sampleBrief(essay, "case", language),
      evidence: [{ id: "R3", text: zh ? "张三. 生鲜零售的损耗控制. 2021." : "Smith. Shrinkage in fresh food retail. 2021." }],
      results: [{ title: zh ? "绪论" : "Introduction", text: zh ? "盘点结果无人可以追责。" : "Nobody answers for what a count finds." }],
      problems: [{ title: zh ? "成因" : "Causes", text: zh ? "自盘自查。" : "Those who sell are those who count." }],
      before: [{ title: zh ? "门店概况" : "The shops", text: zh ? "3 家门店都在社区里。" : "All three shops are in a neighbourhood." }],
    }),
    sync: promptOf({
      kind: "sync",
      ...common,
      changes: [
        {
          what: "claim",
          section: zh ? "2.1 样本" : "2.1 Sample",
          from: zh ? "426 份问卷" : "426 questionnaires",
          to: zh ? "430 份问卷" : "430 questionnaires",
        },
      ],
      paragraphs: [zh ? "426 份问卷的回收率见⟦1⟧。" : "The 426 questionnaires are described in ⟦1⟧."],
    }),
    reword: promptOf({
      kind: "reword",
      ...common,
      action: "polish",
      paragraphs: [zh ? "因为时间很紧，所以进行了讨论⟦1⟧。" : "Due to the fact that time was short, it was discussed ⟦1⟧."],
    }),
    passage: promptOf({
      kind: "passage",
      language,
      attempt: 1,
      action: "expand",
      title: zh ? "老城旧书店" : "Old bookshops",
      heading: zh ? "谁还在买旧书" : "Who still buys old books",
      points: zh ? "年轻人不图便宜" : "The young do not come for the price",
      settings: { audience: zh ? "大一新生" : "First-year students", person: "we" },
      told: zh ? "走访了 11 家店；别写成论文" : "We visited 11 shops; no academic paper",
      paragraphs: [zh ? "因为时间很紧，所以进行了讨论⟦1⟧。" : "Due to the fact that time was short, it was discussed ⟦1⟧."],
      before: zh ? "前一段。" : "The paragraph before.",
      evidence: [{ id: "R2", text: zh ? "三家书店里，学生占六成。" : "In three shops six in ten customers were students." }],
      after: "",
    }),
    abstract: promptOf({ kind: "abstract", ...common, method: "case", outline, written: before }),
  };
}

/** The kinds that are about a note. */
export function notePrompts(language: Language): Readonly<Record<"noteOutline", ModelMessage[]>> {
  const zh = language === "zh";
  const task = {
    kind: "noteOutline" as const,
    title: zh ? "老城旧书店生存调查" : "How the Old Town's Bookshops Survive",
    settings: {
      audience: zh ? "街道办" : "the town council",
      tone: "plain" as const,
      person: "we" as const,
      avoid: zh ? "赋能" : "synergy",
    },
    material: zh ? "走访了 11 家店；年轻顾客占两成七" : "Eleven shops visited; 27 % of the visitors are young",
    length: 3000,
    depth: 2,
    present: [{ level: 1, title: zh ? "谁还在买旧书" : "Who still buys old books" }],
    evidence: [{ id: "R1", text: zh ? "租金一年涨了两成。" : "Rents rose by a fifth in a year." }],
    attempt: 2,
    earlier: zh ? "- 为什么是旧书店\n- 谁还在买旧书" : "- Why second-hand bookshops\n- Who still buys old books",
    language,
  };
  const call = { scene: null, now: SAMPLE_NOW, ask: null, written: "", goOn: false };
  return { noteOutline: assemblePrompt({ kind: kinds.noteOutline, task, call }) };
}

/** Ideas for a node of a mind tree, and a whole tree. */
export function treePrompts(language: Language): Readonly<Record<"treeIdeas" | "treeDraft", ModelMessage[]>> {
  const zh = language === "zh";
  const call = { scene: null, now: SAMPLE_NOW, ask: null, written: "", goOn: false };
  const ideas = {
    kind: "treeIdeas" as const,
    ...{ path: zh ? ["老城旧书店", "谁还在买"] : ["Old bookshops", "Who still buys"], siblings: [zh ? "租金" : "Rents"] },
    ...{ children: [zh ? "年轻人" : "The young"], offered: [zh ? "老主顾" : "Regulars"], want: 5, how: "ask" as const },
    ...{ attempt: 1, language },
  };
  const draft = {
    kind: "treeDraft" as const,
    ...{ topic: zh ? "老城旧书店" : "Old bookshops", material: zh ? "走访了 11 家店" : "Eleven shops visited", depth: 3, breadth: 5 },
    ...{ attempt: 1, language },
  };
  return {
    treeIdeas: assemblePrompt({ kind: kinds.treeIdeas, task: ideas, call }),
    treeDraft: assemblePrompt({ kind: kinds.treeDraft, task: draft, call }),
  };
}

/** A question about a table, and an answer that is to be told. */
export function tablePrompts(language: Language): Readonly<Record<"tablePlan" | "tableExplain", ModelMessage[]>> {
  const zh = language === "zh";
  const call = { scene: null, now: SAMPLE_NOW, ask: null, written: "", goOn: false };
  const [shop, amount, date, phone] = zh ? ["门店", "金额", "日期", "电话"] : ["shop", "amount", "date", "phone"];
  const shops = zh ? ["东门店", "西门店"] : ["East", "West"];
  const unit = zh ? "元" : "$";
  const columns = [
    { name: shop, type: "text" as const, commonest: shops },
    { name: amount, type: "number" as const, unit, min: 12, max: 860.5 },
    { name: date, type: "date" as const, grain: "day" as const, min: "2026-01-02", max: "2026-03-28" },
    { name: phone, type: "text" as const },
  ];
  const sample = [[shops[0], 120.5, "2026-03-01", null]];
  const before = { v: 1 as const, from: "t1", steps: [{ op: "group" as const, by: [shop], aggs: [{ fn: "sum" as const, col: amount }] }] };
  const plan = {
    kind: "tablePlan" as const,
    tableId: "t",
    ask: zh ? "上个月哪家店卖得最多" : "Which shop sold most last month",
    tables: [{ id: "t1", name: zh ? "销售明细" : "Sales", rows: 40, columns, sample, newest: "2026-03-28" }],
    earlier: [{ no: 1, ask: zh ? "各店一共多少" : "Total by shop", plan: before, columns: [{ name: shop }, { name: `${amount}·sum` }] }],
    ...{ attempt: 1, language },
  };
  const told = {
    kind: "tableExplain" as const,
    ask: zh ? "各店一共多少" : "Total by shop",
    columns: [
      { name: shop, type: "text" as const },
      { name: amount, type: "number" as const, unit },
    ],
    rows: shops.map((name, n) => [name, 1200.5 - 300 * n]),
    total: 2,
    ...{ attempt: 1, language },
  };
  return {
    tablePlan: assemblePrompt({ kind: kinds.tablePlan, task: plan, call }),
    tableExplain: assemblePrompt({ kind: kinds.tableExplain, task: told, call }),
  };
}

/** A chart of a table, and the figures of a text. */
function chartPrompts(language: Language): Readonly<Record<"chartDraft" | "figures", ModelMessage[]>> {
  const zh = language === "zh";
  const call = { scene: null, now: SAMPLE_NOW, ask: null, written: "", goOn: false };
  const columns = zh
    ? [
        { name: "月份", type: "time" as const },
        { name: "进馆", type: "number" as const, unit: "千人次" },
      ]
    : [
        { name: "Month", type: "time" as const },
        { name: "Visits", type: "number" as const, unit: "thousands" },
      ];
  const rows = zh
    ? [
        ["3月", 18.2],
        ["6月", 27.4],
      ]
    : [
        ["Mar", 18.2],
        ["Jun", 27.4],
      ];
  const emphasis = zh ? "突出 6 月" : "June";
  const draft = { kind: "chartDraft" as const, data: { columns, rows }, emphasis, lang: language, attempt: 1, language };
  const text = zh ? "就业占52.5%，升学占33%。" : "Jobs made up 52.5%, further study 33%.";
  return {
    chartDraft: assemblePrompt({ kind: kinds.chartDraft, task: draft, call }),
    figures: assemblePrompt({ kind: kinds.figures, task: { kind: "figures" as const, text, attempt: 1, language } as Task, call }),
  };
}

/** A section of a note, with everything that may stand around it. */
function noteSectionPrompt(language: Language): ModelMessage[] {
  const zh = language === "zh";
  const task = {
    kind: "noteSection",
    language,
    attempt: 1,
    title: zh ? "老城旧书店生存调查" : "The Second-hand Bookshops of the Old Town",
    settings: { audience: zh ? "区文化局" : "the town council", tone: "plain", avoid: zh ? "赋能" : "leverage" },
    told: zh ? "走访了 11 家店；别写成论文，别太长" : "We visited 11 shops; no academic paper, and not too long",
    outline: [
      { id: "c", level: 1, title: zh ? "谁还在买旧书" : "Who still buys used books", points: "" },
      {
        id: "s1",
        level: 2,
        title: zh ? "年轻人为何而来" : "Why the young come",
        points: zh ? "不是图便宜，是碰巧遇见" : "Not for the price",
      },
      { id: "s2", level: 2, title: zh ? "停留时长" : "How long they stay", points: zh ? "平均四十一分钟" : "41 minutes" },
    ],
    sectionId: "s1",
    target: 400,
    evidence: [{ id: "R3", text: zh ? "访谈记录：就是碰上了。" : "Interview: I just came across it." }],
    ledger: [zh ? "到店顾客 412 人次" : "412 visitors"],
    similar: [],
    said: "",
    before: [{ title: zh ? "到店顾客画像" : "The visitors", text: zh ? "两成七是年轻人。" : "A quarter are young." }],
    tail: zh ? "两成七是年轻人。" : "A quarter are young.",
  } as const;
  return assemblePrompt({ kind: kinds.noteSection, task, call: { scene: null, now: SAMPLE_NOW, ask: 400, written: "", goOn: false } });
}

/** Messages as people read them; the fence's name, which is another each time, is written as `id`. */
export function showMessages(messages: readonly ModelMessage[]): string {
  return messages.map(({ role, content }) => `── ${role}\n${content.replace(NONCE, "id")}\n`).join("\n");
}

/** Every golden file with what it holds now. */
export function goldenPrompts(): { file: string; text: string }[] {
  return (["zh", "en"] as const).flatMap((language) => [
    ...GOLDEN_SCENES.map((name) => {
      const scene = sceneNamed(name);
      if (scene === null) throw new Error(`there is no scene ${name}; GOLDEN_SCENES names others`);
      return { file: `${language}/${name}.txt`, text: scenePrompts(scene, language).map(showMessages).join("\n") };
    }),
    ...Object.entries({
      ...kindPrompts(language),
      ...essayPrompts(language),
      ...notePrompts(language),
      ...treePrompts(language),
      ...tablePrompts(language),
      ...chartPrompts(language),
      noteSection: noteSectionPrompt(language),
    }).map(([kind, messages]) => ({ file: `${language}/kind-${kind}.txt`, text: showMessages(messages) })),
  ]);
}
