import { defineScene } from "../../src/scene-schema.ts";

export const performanceReview = defineScene({
  key: "performanceReview",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "绩效评语", en: "Performance feedback" },
  remark: { zh: "说具体的事，不贴标签", en: "Behaviour, not labels" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "name",
      label: { zh: "员工姓名", en: "Employee" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小赵", en: "e.g. Zhao" },
    },
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：客服专员", en: "e.g. support agent" },
    },
    {
      key: "content",
      label: { zh: "表现事实", en: "Evidence" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：首响平均 40 秒；自己整理了 60 条话术；两次忘记升级工单",
        en: "e.g. replies in 40 seconds; wrote 60 answers for the team; twice forgot to escalate",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "post", register: "office", unit: "char" },
  recipe: {
    role: "带这名员工的经理",
    task: "写绩效评语，先肯定具体行为，再提改进，最后给期望",
    structure: [
      { zh: "肯定", en: "Praise", fn: "sell", weight: 42 },
      { zh: "改进", en: "To improve", fn: "problem", weight: 33 },
      { zh: "期望", en: "Expectation", fn: "wish", weight: 25 },
    ],
    style: ["行为—影响—期待"],
    constraints: ["不贴人格标签", "改进只提一两点，写下次怎么做", "不与同事比较"],
    reader: { zh: "这名员工", en: "the employee" },
    selective: true,
    en: {
      role: "the line manager who gives the feedback",
      task: "Write performance feedback for an employee: what they did well, what to improve, what is expected next.",
      rules: [
        "go from what was done to its effect, with the evidence given",
        'address behaviour, not character: no "lazy", "natural leader", "team player"',
        "name one or two things to improve, each with what to do next time",
        "no comparison with colleagues",
      ],
    },
  },
});
