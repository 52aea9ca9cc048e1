import { defineScene } from "../../src/scene-schema.ts";

export const gwProposal = defineScene({
  key: "gwProposal",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "提案建议", en: "Proposal to an assembly" },
  remark: { zh: "问题找准，建议做得到", en: "A real problem and a workable fix" },
  marked: "",
  icon: "lightbulb",
  form: [
    {
      key: "topic",
      label: { zh: "建议主题", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：在老旧小区补建电动车充电棚", en: "e.g. charging sheds for older estates" },
    },
    {
      key: "problem",
      label: { zh: "存在问题", en: "Problem" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：全区 61 个老小区只有 9 个有充电棚；飞线充电去年引发 4 起火情",
        en: "e.g. only 9 of 61 old estates have sheds; dangling leads caused 4 fires last year",
      },
      row: 4,
    },
    {
      key: "content",
      label: { zh: "建议思路", en: "Ideas" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：用闲置车棚改造；电价按居民价；街道统一招标；先做 20 个",
        en: "e.g. convert unused bike sheds; household tariffs; one tender; start with 20",
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
  output: { kind: "article", register: "official", unit: "char" },
  recipe: {
    role: "熟悉提案工作的政协委员",
    task: "写提案或代表建议，含案由、问题分析、具体建议",
    structure: [
      { zh: "案由", en: "The matter", fn: "bg", weight: 18 },
      { zh: "现状与问题", en: "State and problems", fn: "problem", weight: 30 },
      { zh: "原因分析", en: "Causes", fn: "cause", weight: 17 },
      { zh: "具体建议", en: "Recommendations", fn: "measure", weight: 35 },
    ],
    style: ["建议可操作，写明责任方向"],
    constraints: ["一案一题，标题用“关于……的提案（建议）”", "不夹带个案诉求", "数字和事例只用所给", "每条建议写明由哪个部门办"],
    en: {
      role: "the member putting the proposal",
      task: "Write a proposal to an assembly: the matter, the problem, its causes and recommendations.",
      rules: [
        "one problem, named in the title",
        "show whom it affects and how",
        "let each recommendation meet a cause",
        "name the body that would act",
        "keep personal interests out",
      ],
    },
  },
});
