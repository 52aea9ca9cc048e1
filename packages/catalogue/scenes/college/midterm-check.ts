import { defineScene } from "../../src/scene-schema.ts";

export const midtermCheck = defineScene({
  key: "midtermCheck",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "论文中期检查", en: "Mid-term thesis check" },
  remark: { zh: "做到哪、卡在哪、怎么赶", en: "How far, what blocks, how to catch up" },
  marked: "",
  icon: "list-checks",
  form: [
    {
      key: "topic",
      label: { zh: "论文题目", en: "Thesis title" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：社区图书角的运营模式研究",
        en: "e.g. how community book corners are run",
      },
    },
    {
      key: "content",
      label: { zh: "已完成的工作", en: "Work done" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：读完 26 篇文献；走访了 5 个社区；第一、二章初稿完成；问卷回收 143 份",
        en: "e.g. 26 sources read; five communities visited; chapters one and two drafted; 143 questionnaires back",
      },
      row: 5,
    },
    {
      key: "problem",
      label: { zh: "遇到的问题", en: "Problems" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：两个社区不让做访谈；数据里老年人太少",
        en: "e.g. two communities refused interviews; too few older people in the data",
      },
      row: 5,
    },
    {
      key: "plan",
      label: { zh: "后续安排", en: "Next steps" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：四月补访谈，五月上旬写完第三、四章，五月底交初稿",
        en: "e.g. interviews in April, chapters three and four in early May, first draft by the end of May",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 300,
      max: 3000,
    },
  ],
  output: { kind: "record", register: "academic", unit: "char" },
  recipe: {
    role: "正在写毕业论文的学生",
    task: "填写毕业论文中期检查报告，对照开题时的计划写进展、阶段成果、问题与原因、后续安排，说明能否按期完成",
    structure: [
      { zh: "课题与进度概况", en: "Topic and progress", fn: "bg", weight: 14 },
      { zh: "已完成的工作与成果", en: "Work done", fn: "result", weight: 34 },
      { zh: "存在的问题与原因", en: "Problems and causes", fn: "problem", weight: 20 },
      { zh: "后续安排", en: "Next steps", fn: "schedule", weight: 24 },
      { zh: "按期完成的把握", en: "Chances of finishing on time", fn: "close", weight: 8 },
    ],
    style: ["逐条对照开题计划", "进度用章节和日期说"],
    constraints: ["没做完的如实写", "不写“基本完成”这类含混的话"],
    en: {
      role: "the student writing the thesis",
      task: "Write a mid-term thesis progress report: work done against the plan, problems, causes, next steps and whether it will be ready in time.",
      rules: [
        "go through the plan item by item: done, under way, not begun",
        "measure progress in chapters, data and dates",
        "give each problem its cause and its way out",
        "say plainly what is late",
      ],
    },
  },
});
