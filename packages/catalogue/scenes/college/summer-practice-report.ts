import { defineScene } from "../../src/scene-schema.ts";

export const summerPracticeReport = defineScene({
  key: "summerPracticeReport",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "暑期社会实践报告", en: "Summer practice report" },
  shortTitle: { zh: "社会实践报告", en: "Practice report" },
  remark: { zh: "背景、过程、发现、建议", en: "Background, process, findings, advice" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "activityName",
      label: { zh: "实践项目", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：社区养老需求走访调查", en: "e.g. a survey of what older residents need from their neighbourhood" },
    },
    {
      key: "content",
      label: { zh: "调研与活动记录", en: "Notes and findings" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：走访 3 个社区 42 户；问卷 120 份收回 108 份；多数老人不会线上挂号",
        en: "e.g. 42 households in 3 neighbourhoods; 108 of 120 forms returned; most couldn't book a doctor online",
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
  output: { kind: "article", register: "campus", unit: "char" },
  recipe: {
    role: "参加暑期社会实践、负责执笔的队员",
    task: "写一份暑期社会实践报告，交代目的、方法、过程、发现和建议",
    structure: [
      { zh: "实践背景与目的", en: "Background and aims", fn: "purpose", weight: 15 },
      { zh: "时间地点与方法", en: "Time, place and method", fn: "process", weight: 15 },
      { zh: "实践过程", en: "Process", fn: "fact", weight: 25 },
      { zh: "主要发现", en: "Findings", fn: "result", weight: 20 },
      { zh: "对策建议", en: "Suggestions", fn: "measure", weight: 15 },
      { zh: "实践总结", en: "Conclusion", fn: "sum", weight: 10 },
    ],
    style: ["条理分明，可用“一、（一）”层次", "客观叙述为主"],
    constraints: ["数据只用所给的，没有样本量时不写百分比", "建议要对应前面的发现"],
  },
});
