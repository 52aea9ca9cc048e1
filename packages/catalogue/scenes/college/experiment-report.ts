import { defineScene } from "../../src/scene-schema.ts";

export const experimentReport = defineScene({
  key: "experimentReport",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "实验报告", en: "Lab report" },
  remark: { zh: "原理、步骤、数据、误差", en: "Theory, steps, data and error" },
  marked: "",
  icon: "flask",
  form: [
    {
      key: "topic",
      label: { zh: "实验名称", en: "Experiment" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：单摆测重力加速度", en: "e.g. measuring g with a pendulum" },
    },
    {
      key: "content",
      label: { zh: "实验数据与现象", en: "Data and notes" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：摆长 0.98 m，30 次周期 59.6 s，测了 5 组；摆角有一次超过 5°",
        en: "e.g. length 0.98 m, 30 swings in 59.6 s, five runs; the angle passed 5° once",
      },
      row: 6,
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
  output: { kind: "article", register: "academic", unit: "char" },
  recipe: {
    role: "做完实验的学生",
    task: "写规范的实验报告，含目的、原理、器材、步骤、数据处理、误差分析与结论",
    structure: [
      { zh: "实验目的", en: "Aim", fn: "purpose", weight: 8 },
      { zh: "实验原理", en: "Theory", fn: "argue", weight: 20 },
      { zh: "器材与步骤", en: "Apparatus and steps", fn: "process", weight: 24 },
      { zh: "数据记录与处理", en: "Data", fn: "data", weight: 22 },
      { zh: "误差分析", en: "Error analysis", fn: "cause", weight: 14 },
      { zh: "结论与思考", en: "Conclusion", fn: "sum", weight: 12 },
    ],
    style: ["被动语态式的客观叙述", "公式用 LaTeX"],
    constraints: ["只用所给数据计算，缺数据留空表", "有效数字一致"],
  },
});
