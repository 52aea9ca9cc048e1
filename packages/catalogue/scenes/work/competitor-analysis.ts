import { defineScene } from "../../src/scene-schema.ts";

export const competitorAnalysis = defineScene({
  key: "competitorAnalysis",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "竞品分析", en: "Competitor analysis" },
  remark: { zh: "摆在一起比，看机会", en: "Side by side, and where the gap is" },
  marked: "",
  icon: "scales",
  form: [
    {
      key: "name",
      label: { zh: "本产品", en: "Our product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一款面向学生的记账应用", en: "e.g. a budgeting app for students" },
    },
    {
      key: "target",
      label: { zh: "竞品", en: "Rivals" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：两款主流记账应用和表格模板", en: "e.g. two big budgeting apps and spreadsheet templates" },
    },
    {
      key: "content",
      label: { zh: "已知信息", en: "Known facts" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：甲免费但广告多；乙年费 98 元能多设备；用户常抱怨导入账单麻烦",
        en: "e.g. A is free with ads; B costs 98 a year and syncs; users hate importing bills",
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
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "行业研究员",
    task: "写竞品分析，含目的、对象、维度对比、优劣与机会建议",
    structure: [
      { zh: "分析目的", en: "Purpose", fn: "purpose", weight: 10 },
      { zh: "竞品概况", en: "Rivals", fn: "intro", weight: 18 },
      { zh: "维度对比", en: "Comparison", fn: "compare", weight: 34 },
      { zh: "优劣势", en: "Strengths and gaps", fn: "argue", weight: 18 },
      { zh: "机会与建议", en: "Opportunities", fn: "measure", weight: 20 },
    ],
    style: ["维度统一", "结论可执行"],
    constraints: ["未给信息写“待调研”，不臆造数据", "同一维度用同一把尺", "对方做得好的也写"],
    en: {
      role: "the product person who did the comparison",
      task: "Write a competitor analysis: what it is to decide, who is compared, where each stands on the same criteria, and what follows for us.",
      rules: [
        "compare all on the same criteria, in a table where there are three or more",
        'mark what is not known as "to be checked", never as a guess',
        "say where a rival is ahead of us as plainly as where we are",
        "end each gap with what we could do about it",
      ],
    },
  },
});
