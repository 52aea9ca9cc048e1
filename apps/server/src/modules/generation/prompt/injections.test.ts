import { findScene } from "@tangleaf/catalogue";
import { obeyPrompt } from "@tangleaf/sandbox";
import { describe, expect, test } from "vitest";
import type { ModelMessage } from "../../../ports/model.ts";
import type { Kind, Task } from "../kind.ts";
import { kinds } from "../kinds.gen.ts";
import { INJECTIONS, type Injection } from "../testing/injections.ts";
import { sampleSceneTask } from "../testing/sample-tasks.ts";
import { assemblePrompt, type PlannedCall } from "./assemble-prompt.ts";
import { frames } from "./frames.ts";

type Asked = { readonly kind: Kind; readonly task: Task; readonly call: PlannedCall };

const scene = findScene("weeklyReport");
const CALL = { scene: null, now: 0, ask: 300, written: "", goOn: false } as const;

/** Where words somebody else has written come into a prompt. */
const PLACES: Readonly<Record<string, (injection: Injection) => Asked>> = {
  "the evidence of a section": (injection) => ({
    kind: kinds.section,
    task: sectionTask(injection, { evidence: injection.text }),
    call: CALL,
  }),
  "the material of an essay": (injection) => ({
    kind: kinds.section,
    task: sectionTask(injection, { material: injection.text }),
    call: CALL,
  }),
  "the material in the fact table of a chapter": (injection) => ({
    kind: kinds.chapter,
    task: chapterTask(injection, { material: injection.text }),
    call: CALL,
  }),
  "what a section of a chapter is to show": (injection) => ({
    kind: kinds.chapter,
    task: chapterTask(injection, { intent: injection.text }),
    call: CALL,
  }),
  "what earlier chapters have found": (injection) => ({
    kind: kinds.chapter,
    task: chapterTask(injection, { result: injection.text }),
    call: CALL,
  }),
  "the sources of a note": (injection) => ({ kind: kinds.noteSection, task: noteSectionTask(injection, "evidence"), call: CALL }),
  "what a section of a note is to say": (injection) => ({
    kind: kinds.noteSection,
    task: noteSectionTask(injection, "points"),
    call: CALL,
  }),
  "the settings of a note": (injection) => ({ kind: kinds.noteSection, task: noteSectionTask(injection, "audience"), call: CALL }),
  "paragraphs of a note": ({ language, text }) => ({
    kind: kinds.passage,
    task: taskOf({
      ...{ kind: "passage", language, attempt: 1, action: "polish", title: "-", heading: "-", points: "-", settings: {} },
      ...{ instruction: "", before: "", after: "", paragraphs: [text], evidence: [] },
    }),
    call: CALL,
  }),
  "the sources of paragraphs of a note": ({ language, text }) => ({
    kind: kinds.passage,
    task: taskOf({
      ...{ kind: "passage", language, attempt: 1, action: "expand", title: "-", heading: "-", points: "-", settings: {} },
      ...{ instruction: "", before: "", after: "", paragraphs: ["-"], evidence: [{ id: "R1", text }] },
    }),
    call: CALL,
  }),
  "the material of an outline": ({ language, text }) => ({
    kind: kinds.noteOutline,
    task: taskOf({
      ...{ kind: "noteOutline", language, attempt: 1, title: "-", settings: {}, material: text, length: 1000, depth: 2 },
      ...{ present: [], evidence: [{ id: "R1", text }], earlier: "" },
    }),
    call: CALL,
  }),
  "the nodes of a tree": ({ language, text }) => ({
    kind: kinds.treeIdeas,
    task: taskOf({
      ...{ kind: "treeIdeas", language, attempt: 1, want: 5, how: "diverge", path: ["-", text] },
      ...{ siblings: [text], children: [text], offered: [text] },
    }),
    call: CALL,
  }),
  "the material of a tree": ({ language, text }) => ({
    kind: kinds.treeDraft,
    task: taskOf({ kind: "treeDraft", language, attempt: 1, topic: text, material: text, depth: 3, breadth: 5 }),
    call: CALL,
  }),
  "the cells of a table": ({ language, text }) => ({
    kind: kinds.tablePlan,
    task: taskOf({
      ...{ kind: "tablePlan", language, attempt: 1, ask: "-", earlier: [] },
      tables: [
        {
          ...{ id: "t", name: "-", rows: 1, newest: null, sample: [[text, 1]] },
          columns: [
            { name: "-", type: "text", commonest: [text] },
            { name: text, type: "number" },
          ],
        },
      ],
    }),
    call: CALL,
  }),
  "a question about a table": ({ language, text }) => ({
    kind: kinds.tablePlan,
    task: taskOf({
      ...{ kind: "tablePlan", language, attempt: 1, ask: text },
      tables: [{ id: "t", name: text, rows: 1, newest: null, sample: [], columns: [] }],
      earlier: [{ no: 1, ask: text, plan: { v: 1, refuse: "noSuchData", say: text }, columns: [{ name: text }] }],
    }),
    call: CALL,
  }),
  "the rows of an answer": ({ language, text }) => ({
    kind: kinds.tableExplain,
    task: taskOf({
      ...{ kind: "tableExplain", language, attempt: 1, ask: text, total: 1, rows: [[text, 1]] },
      columns: [
        { name: text, type: "text" },
        { name: "-", type: "number" },
      ],
    }),
    call: CALL,
  }),
  "the names of a chart's columns": ({ language, text }) => ({
    kind: kinds.chartDraft,
    task: taskOf({
      ...{ kind: "chartDraft", language, lang: language, attempt: 1, emphasis: "-" },
      data: { columns: [{ name: text, type: "number" }], rows: [[1]] },
    }),
    call: CALL,
  }),
  "what a chart is to stress": ({ language, text }) => ({
    kind: kinds.chartDraft,
    task: taskOf({
      ...{ kind: "chartDraft", language, lang: language, attempt: 1, emphasis: text },
      data: { columns: [{ name: "n", type: "number" }], rows: [[1]] },
    }),
    call: CALL,
  }),
  "a text whose figures are taken": ({ language, text }) => ({
    kind: kinds.figures,
    task: taskOf({ kind: "figures", language, attempt: 1, text }),
    call: CALL,
  }),
  "a text that is spoken about": ({ language, text }) => ({
    kind: kinds.defence,
    task: taskOf({ kind: "defence", language, attempt: 1, title: "-", minutes: 5, sections: [{ title: "-", level: 1, text }] }),
    call: CALL,
  }),
  "a field of a scene": ({ language, text }) => {
    if (scene === null) throw new Error("there is no weekly report in the catalogue");
    const sample = sampleSceneTask(scene, language);
    const task: Task & Readonly<Record<string, unknown>> = { ...sample, fields: { ...sample.fields, summary: text } };
    return { kind: kinds.scene, task, call: { ...CALL, scene } };
  },
};

/** Only what a prompt reads of a task. */
const taskOf = (task: object): Task => task as unknown as Task;

function noteSectionTask({ language, text }: Injection, place: "evidence" | "points" | "audience"): Task {
  const of = (one: typeof place) => (one === place ? text : "-");
  return taskOf({
    ...{ kind: "noteSection", language, attempt: 1, title: "-", settings: { audience: of("audience") }, sectionId: "s1", target: 300 },
    ...{ outline: [{ id: "s1", level: 1, title: "-", points: of("points") }], evidence: [{ id: "R1", text: of("evidence") }] },
    ...{ debt: 0, ledger: [], similar: [], said: "", before: [], tail: "" },
  });
}

function sectionTask({ language }: Injection, { evidence = "-", material = "-" }: { evidence?: string; material?: string }): Task {
  const zh = language === "zh";
  const title = zh ? "校园厨余堆肥" : "Composting at school";
  const essay = { essayId: "e", major: "", topic: title, title, keywords: [], material, level: "undergraduate", language };
  const paragraph = { id: "s1", level: 1, title, textData: "", needs: [], targetCnt: 300, subPara: [] };
  const task = {
    ...{ kind: "section", language, attempt: 1, essay, method: null, outline: [paragraph], paragraphId: "s1", target: 300 },
    ...{ before: [], tail: "", evidence: [{ id: "R1", text: evidence }] },
  };
  return taskOf(task);
}

function chapterTask({ language }: Injection, { material = "-", intent = "", result = "-" }): Task {
  const zh = language === "zh";
  const title = zh ? "校园厨余堆肥" : "Composting at school";
  const essay = { essayId: "e", major: "", topic: title, title, keywords: [], material, level: "undergraduate", language };
  const paragraph = { id: "s1", level: 1, title, textData: intent, needs: [], targetCnt: 300, subPara: [] };
  return taskOf({
    ...{ kind: "chapter", language, attempt: 1, essay, method: null, outline: [paragraph], sections: [{ id: "s1", target: 300 }] },
    ...{ brief: null, evidence: [], results: [{ title: "-", text: result }], problems: [], before: [] },
  });
}

/** The same prompt with its data in the open. */
function withoutFence({ kind, task, call }: Asked): ModelMessage[] {
  const lines = kind.prompt(task, { ...call, frame: frames[task.language], fence: (text) => text });
  return [{ role: "user", content: lines.join("\n") }];
}

test("there are sixty texts that give orders, thirty in each language, each with a mark of its own", () => {
  expect(INJECTIONS).toHaveLength(60);
  expect(INJECTIONS.filter(({ language }) => language === "zh")).toHaveLength(30);
  expect(new Set(INJECTIONS.map(({ mark }) => mark)).size).toBe(60);
  expect(INJECTIONS.filter(({ mark, text }) => !text.includes(mark))).toEqual([]);
});

describe.each(Object.entries(PLACES))("orders in %s", (_, placed) => {
  test("are obeyed by nobody who obeys all that stands outside the fence", () => {
    const obeyed = INJECTIONS.filter((injection) => obeyPrompt(assemblePrompt(placed(injection))).includes(injection.mark));
    expect(obeyed.map(({ name }) => name)).toEqual([]);
  });

  test("reach the model, and would all be obeyed without the fence", () => {
    const reaching = INJECTIONS.filter((injection) =>
      assemblePrompt(placed(injection)).some(({ content }) => content.normalize("NFKC").includes(injection.mark)),
    );
    expect(reaching).toHaveLength(60);
    const obeyed = INJECTIONS.filter((injection) => obeyPrompt(withoutFence(placed(injection))).includes(injection.mark));
    expect(obeyed).toHaveLength(60);
  });
});
