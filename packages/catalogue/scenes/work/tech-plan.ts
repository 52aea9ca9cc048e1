import { defineScene } from "../../src/scene-schema.ts";

export const techPlan = defineScene({
  key: "techPlan",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "技术方案", en: "Technical proposal" },
  remark: { zh: "方案、对比、能不能退", en: "The design, the choice, the way back" },
  marked: "",
  icon: "presentation-chart",
  form: [
    {
      key: "topic",
      label: { zh: "方案名称", en: "Title" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：订单服务从单体拆出", en: "e.g. splitting orders out of the monolith" },
    },
    {
      key: "content",
      label: { zh: "现状与约束", en: "Context" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：日均 30 万单；大促峰值 8 倍；数据库单点；只有两个后端；要求不停机",
        en: "e.g. 300,000 orders a day; 8× at peak; one database; two engineers; no downtime allowed",
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
  output: { kind: "plan", register: "office", unit: "char" },
  recipe: {
    role: "架构师",
    task: "写技术方案，含背景、目标、方案设计、对比选型、实施步骤与风险回滚",
    structure: [
      { zh: "背景与目标", en: "Background and goals", fn: "bg", weight: 14 },
      { zh: "总体设计", en: "Design", fn: "measure", weight: 28 },
      { zh: "方案对比", en: "Options", fn: "compare", weight: 18 },
      { zh: "实施步骤", en: "Steps", fn: "schedule", weight: 20 },
      { zh: "风险与回滚", en: "Risk and rollback", fn: "risk", weight: 20 },
    ],
    style: ["先讲清约束再讲设计", "取舍说明理由"],
    constraints: ["性能数字须注明待压测", "至少比较两个方案，写明不选的理由", "每一步都能单独回退", "要画图的地方用文字说明画什么"],
    en: {
      role: "the engineer who proposes the design",
      task: "Write a technical design document: context, goals and non-goals, design, alternatives, rollout, risks and rollback.",
      rules: [
        "set out constraints before the design",
        "compare at least two options on the same points, and say why the others were not taken",
        "make each step of the rollout one that can be undone on its own",
        'mark performance figures not measured as "to be load-tested"',
        "describe a diagram in words where one belongs",
      ],
    },
  },
});
