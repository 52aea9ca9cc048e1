import { defineScene } from "../../src/scene-schema.ts";

export const activitySummary = defineScene({
  key: "activitySummary",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "活动总结", en: "Event summary" },
  remark: { zh: "亮点、不足、数据说清", en: "What went well, what didn't" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "activityName",
      label: { zh: "活动名称", en: "Event" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：院迎新晚会", en: "e.g. the faculty welcome show" },
    },
    {
      key: "group",
      label: { zh: "承办组织", en: "Organiser" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：院学生会文艺部", en: "e.g. the faculty arts committee" },
    },
    {
      key: "content",
      label: { zh: "活动情况", en: "Facts" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：到场 500 人；12 个节目；音响断过一次，主持人救场；问卷满意度 4.6 分",
        en: "e.g. 500 came; 12 acts; the sound cut out once and the host covered; rated 4.6 in the survey",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "办这场活动的学生组织",
    task: "写活动总结，回顾概况、成效、亮点、不足并给出改进建议",
    structure: [
      { zh: "活动概况", en: "Overview", fn: "bg", weight: 18 },
      { zh: "完成情况与成效", en: "Results", fn: "result", weight: 30 },
      { zh: "亮点做法", en: "Highlights", fn: "sell", weight: 20 },
      { zh: "存在不足", en: "Gaps", fn: "problem", weight: 17 },
      { zh: "改进建议", en: "Improvements", fn: "measure", weight: 15 },
    ],
    style: ["用事实说话", "一条问题配一条改进"],
    constraints: ["人数等数据缺失就标【待补充】", "突发情况写清怎么处理的", "改进建议写给下一届能照做的"],
    en: {
      role: "the student organiser who ran the event",
      task: "Write a post-event report: what took place, what it achieved, what went wrong and what the next team should do differently.",
      rules: [
        "compare results with what was planned",
        "pair each problem with one improvement",
        "say how anything unexpected was handled",
        "make the advice something next year's team can act on",
      ],
    },
  },
});
