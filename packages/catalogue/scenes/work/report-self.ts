import { defineScene } from "../../src/scene-schema.ts";

export const reportSelf = defineScene({
  key: "reportSelf",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "述职报告", en: "Report on your duties" },
  remark: { zh: "职责、业绩、不足，讲得实", en: "Duties, results and gaps" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：区域销售主管", en: "e.g. area sales lead" },
    },
    {
      key: "content",
      label: { zh: "履职情况", en: "Work done" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：带 8 人团队；完成年度指标 96%；新签 14 家经销商；老客户流失 3 家",
        en: "e.g. a team of 8; 96% of target; 14 new dealers; 3 old accounts lost",
      },
      row: 5,
    },
    {
      key: "timeSpan",
      label: { zh: "时间范围", en: "Period" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2025 年度", en: "e.g. the year 2025" },
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
    role: "述职的员工本人",
    task: "写述职报告，围绕岗位职责汇报业绩、能力、不足与计划",
    structure: [
      { zh: "岗位职责概述", en: "Role", fn: "duty", weight: 12 },
      { zh: "主要业绩", en: "Results", fn: "result", weight: 35 },
      { zh: "能力与作风", en: "Capability", fn: "feel", weight: 15 },
      { zh: "不足与原因", en: "Gaps", fn: "problem", weight: 18 },
      { zh: "下阶段目标", en: "Goals", fn: "plan", weight: 20 },
    ],
    style: ["用职责对照结果", "数据优先"],
    constraints: ["成绩归因准确", "避免流水账，一项职责举一件事", "不足写本人能改的"],
    en: {
      role: "the employee reporting on their own duties",
      task: "Write a report on the duties of the post in the period: results, abilities shown, gaps and goals.",
      rules: [
        "go duty by duty, each with a result and one case that shows it",
        "give the team its share in shared results",
        "name gaps the writer can close, each with how",
        "no chronicle of the year",
      ],
    },
  },
});
