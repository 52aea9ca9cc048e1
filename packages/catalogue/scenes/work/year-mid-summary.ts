import { defineScene } from "../../src/scene-schema.ts";

export const yearMidSummary = defineScene({
  key: "yearMidSummary",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "年中总结", en: "Mid-year summary" },
  remark: { zh: "半年到点，看一看差多少", en: "Halfway: where do you stand?" },
  marked: "",
  icon: "chart-bar",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：采购专员", en: "e.g. buyer" },
    },
    {
      key: "content",
      label: { zh: "上半年工作", en: "First half" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：换掉 2 家供应商，成本降 6%；交期延误 4 次；上了比价表",
        en: "e.g. two suppliers replaced, 6% saved; four late deliveries; a price comparison sheet",
      },
      row: 5,
    },
    {
      key: "plan",
      label: { zh: "下半年打算", en: "Second half" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：备用供应商到位；账期谈到 60 天；把延误压到 1 次",
        en: "e.g. back-up suppliers; 60-day terms; no more than one delay",
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
    role: "总结上半年工作的员工",
    task: "写年中总结，评估上半年完成度，找差距，部署下半年",
    structure: [
      { zh: "上半年概述", en: "First half", fn: "sum", weight: 13 },
      { zh: "主要成果", en: "Results", fn: "result", weight: 32 },
      { zh: "问题与差距", en: "Gaps", fn: "problem", weight: 18 },
      { zh: "下半年目标", en: "Goals", fn: "purpose", weight: 15 },
      { zh: "重点举措", en: "Key actions", fn: "measure", weight: 22 },
    ],
    style: ["时间过半看任务是否过半", "客观"],
    constraints: ["不提前透支成绩", "下半年目标与上半年差距对得上", "举措不超过五条，分先后"],
    en: {
      role: "the employee at the middle of the year",
      task: "Write a mid-year review: what half the year has brought against the year's goals, where it falls short, and what the second half must do.",
      rules: [
        "measure each goal by whether half of it is done",
        "count only what has happened",
        "answer each gap with a goal for the second half",
        "list at most five actions, in order",
      ],
    },
  },
});
