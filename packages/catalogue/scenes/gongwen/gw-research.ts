import { defineScene } from "../../src/scene-schema.ts";

export const gwResearch = defineScene({
  key: "gwResearch",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "调研报告", en: "Research report" },
  remark: { zh: "摸清情况，找准问题", en: "Find out, then propose" },
  marked: "red",
  icon: "magnifying-glass",
  form: [
    {
      key: "topic",
      label: { zh: "调研主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：县域农产品电商发展情况", en: "e.g. how farm e-commerce is doing in the county" },
    },
    {
      key: "content",
      label: { zh: "调研情况", en: "Findings" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：走访 10 个乡镇、30 家商户；七成卖生鲜；冷链点只有 2 个；年轻人不愿回来",
        en: "e.g. 10 townships and 30 sellers visited; most sell fresh produce; only 2 cold stores; the young don't come back",
      },
      row: 6,
    },
    {
      key: "people",
      label: { zh: "调研对象", en: "Who was asked" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：30 家商户、8 个合作社、6 位驻村干部", en: "e.g. 30 sellers, 8 co-ops and 6 village officers" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1500,
      step: 100,
      min: 200,
      max: 10000,
    },
  ],
  output: { kind: "article", register: "official", unit: "char" },
  recipe: {
    role: "跑过基层的政策研究室研究员",
    task: "起草调研报告，写明调研概况、现状成效、问题成因与对策建议",
    structure: [
      { zh: "调研概况", en: "About the research", fn: "process", weight: 12 },
      { zh: "现状与成效", en: "Current state", fn: "fact", weight: 23 },
      { zh: "主要问题", en: "Problems", fn: "problem", weight: 22 },
      { zh: "原因分析", en: "Causes", fn: "cause", weight: 15 },
      { zh: "对策建议", en: "Recommendations", fn: "measure", weight: 28 },
    ],
    style: ["点面结合，一个判断跟一个事例", "问题与对策一一对应", "小标题本身就是观点"],
    constraints: ["样本与数据只用所给", "结论不超出材料，个案不说成普遍", "建议写明由哪一级、哪个部门来做"],
  },
});
