import { defineScene } from "../../src/scene-schema.ts";

export const joinJobReport = defineScene({
  key: "joinJobReport",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "入职汇报", en: "New-hire report" },
  remark: { zh: "入职多久，站稳了没有", en: "How your first weeks went" },
  marked: "",
  icon: "user-focus",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：内容编辑", en: "e.g. content editor" },
    },
    {
      key: "timeSpan",
      label: { zh: "入职时长", en: "Time in role" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：入职一个月", en: "e.g. one month in" },
    },
    {
      key: "content",
      label: { zh: "熟悉与完成的工作", en: "Done so far" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：熟悉选题流程；独立发 9 篇；一篇标题被退改三次；还不清楚版权图怎么申请",
        en: "e.g. learned the workflow; 9 posts alone; one headline sent back three times; unsure about image rights",
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
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "刚入职的新员工",
    task: "写入职汇报，说明适应情况、已完成工作、学习收获、困惑与计划",
    structure: [
      { zh: "基本情况", en: "Overview", fn: "bg", weight: 12 },
      { zh: "熟悉与学习", en: "Onboarding", fn: "process", weight: 25 },
      { zh: "已完成工作", en: "Work done", fn: "result", weight: 28 },
      { zh: "困惑与建议", en: "Questions", fn: "problem", weight: 15 },
      { zh: "下一步计划", en: "Next steps", fn: "plan", weight: 20 },
    ],
    style: ["谦虚、有观察"],
    constraints: ["不评价同事", "困惑写成可以当面请教的问题", "建议先说看到什么，再说想法"],
    en: {
      role: "the employee who has just joined",
      task: "Write a report on the first weeks in the job: settling in, work done, what was learnt, open questions and next steps.",
      rules: [
        "separate what was done from what was only watched",
        "put doubts as questions the manager can answer",
        "say what was seen before suggesting a change",
        "no verdicts on colleagues, no comparison with a former employer",
      ],
    },
  },
});
