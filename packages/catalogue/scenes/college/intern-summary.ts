import { defineScene } from "../../src/scene-schema.ts";

export const internSummary = defineScene({
  key: "internSummary",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "实习总结", en: "Internship summary" },
  remark: { zh: "几个月压成一篇，不写流水账", en: "Months of work in one solid account" },
  marked: "red",
  icon: "briefcase",
  form: [
    {
      key: "company",
      label: { zh: "实习单位", en: "Company" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一家会计师事务所的审计二部", en: "e.g. the second audit team of an accounting firm" },
    },
    {
      key: "job",
      label: { zh: "实习岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：审计助理", en: "e.g. audit assistant" },
    },
    {
      key: "content",
      label: { zh: "实习内容", en: "What you did" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：跟了两个年审项目；独立做完往来函证；底稿被退回三次，学会了写清抽样依据",
        en: "e.g. joined two annual audits; handled the confirmation letters alone; had my papers sent back three times until I learned to justify the sample",
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
  output: { kind: "article", register: "campus", unit: "char" },
  recipe: {
    role: "刚结束实习的大学生",
    task: "写实习总结，说明单位与岗位、完成的工作、能力提升、不足与改进方向",
    structure: [
      { zh: "实习单位与岗位", en: "Company and role", fn: "intro", weight: 12 },
      { zh: "主要工作与成果", en: "Work and results", fn: "result", weight: 33 },
      { zh: "专业能力的提升", en: "Skills gained", fn: "feel", weight: 25 },
      { zh: "不足与原因", en: "Shortcomings", fn: "problem", weight: 15 },
      { zh: "今后努力方向", en: "Next steps", fn: "plan", weight: 15 },
    ],
    style: ["用“任务—做法—结果”展开", "专业术语准确"],
    constraints: ["不写企业机密和他人隐私", "评价自己不空泛"],
    en: {
      role: "the student who did the internship",
      task: "Write an internship report: employer and role, work done, skills gained, shortcomings and next steps.",
      rules: [
        "tell each piece of work as task, action and result",
        "say what was mine and what was the team's",
        "tie a skill to the task that taught it",
        "keep company secrets and colleagues' private matters out",
      ],
    },
  },
});
