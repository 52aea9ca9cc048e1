import { defineScene } from "../../src/scene-schema.ts";

export const yearEndSummary = defineScene({
  key: "yearEndSummary",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "年终总结", en: "Year-end summary" },
  remark: { zh: "一年的事，讲得有重点", en: "The year, with its high points" },
  marked: "red",
  icon: "chart-bar",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：后端工程师", en: "e.g. back-end engineer" },
    },
    {
      key: "content",
      label: { zh: "全年工作", en: "The year" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：拆出订单服务，大促零故障；带 2 个新人；6 月误删配置影响 20 分钟",
        en: "e.g. split out the order service, no outage in the sales; trained two; a deleted config cost 20 minutes in June",
      },
      row: 5,
    },
    {
      key: "plan",
      label: { zh: "来年计划", en: "Next year" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：把发布时间压到 15 分钟；补齐压测；学一门前端框架",
        en: "e.g. releases in 15 minutes; load tests; learn a front-end framework",
      },
      row: 4,
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
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "总结全年工作的员工",
    task: "写年终总结，概括全年、展示成果、总结经验、剖析不足、规划来年",
    structure: [
      { zh: "年度概述", en: "The year", fn: "sum", weight: 12 },
      { zh: "重点工作与成果", en: "Key results", fn: "result", weight: 35 },
      { zh: "经验与成长", en: "Lessons", fn: "feel", weight: 17 },
      { zh: "不足反思", en: "Gaps", fn: "problem", weight: 13 },
      { zh: "来年规划", en: "Next year", fn: "plan", weight: 23 },
    ],
    style: ["一条主线贯穿", "数据与事例结合", "三四件大事写透，小事合并"],
    constraints: ["成绩不夸、问题不躲", "团队的成果写明本人做了哪部分", "来年规划与不足相呼应"],
    en: {
      role: "the employee looking back on the year",
      task: "Write an end-of-year review: the year, its main results, lessons, gaps, and the year ahead.",
      rules: [
        "find the one thread that holds the year together and open with it",
        "tell three or four large pieces of work in full, and group the small ones",
        "name the writer's own part in the team's results",
        "let the plans answer the gaps",
      ],
    },
  },
});
