import { defineScene } from "../../src/scene-schema.ts";

export const performanceReview = defineScene({
  key: "performanceReview",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "绩效评语", en: "Performance feedback" },
  remark: { zh: "肯定到点、建议到位", en: "Praise and advice that land" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "name",
      label: { zh: "员工姓名", en: "Employee" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小赵", en: "Fill in: Employee" },
    },
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：产品经理", en: "Fill in: Position" },
    },
    {
      key: "content",
      label: { zh: "表现事实", en: "Evidence" },
      type: "textarea",
      required: true,
      placeholder: { zh: "成果、行为、不足", en: "List the points: Evidence" },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "post", register: "office", unit: "char" },
  recipe: {
    role: "善于反馈的一线经理",
    task: "写绩效评语，先肯定具体行为，再提改进，最后给期望",
    structure: [
      { zh: "肯定", en: "Praise", fn: "sell", weight: 42 },
      { zh: "改进", en: "Improve", fn: "problem", weight: 33 },
      { zh: "期望", en: "Expectation", fn: "wish", weight: 25 },
    ],
    style: ["行为—影响—期待"],
    constraints: ["不贴人格标签"],
  },
});
