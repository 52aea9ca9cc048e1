import { defineScene } from "../../src/scene-schema.ts";

export const gwPartyApply = defineScene({
  key: "gwPartyApply",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen", "college"],
  title: { zh: "入党申请书", en: "Party membership application" },
  shortTitle: { zh: "入党申请书", en: "Party application" },
  remark: { zh: "动机、认识、经历、决心", en: "Motive, belief, record and resolve" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "name",
      label: { zh: "申请人", en: "Name" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：王丽", en: "e.g. Wang Li" },
    },
    {
      key: "selfinfo",
      label: { zh: "个人经历", en: "About you" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：2004 年生，护理专业大三；班长；爷爷是老党员；假期在社区防汛值守",
        en: "e.g. born 2004, third-year nursing; class rep; my grandfather was a member; flood watch last summer",
      },
      row: 4,
    },
    {
      key: "reason",
      label: { zh: "入党动机", en: "Motivation" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：在防汛点看见党员先下水，想成为那样的人",
        en: "e.g. I saw members step into the water first and wanted to be like them",
      },
      row: 4,
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
      max: 5000,
    },
  ],
  output: { kind: "letter", register: "official", unit: "char" },
  recipe: {
    role: "申请入党的本人",
    task: "写入党申请书，含申请意愿、对党的认识与动机、个人情况与表现、不足与决心",
    structure: [
      { zh: "称呼与志愿", en: "Salutation and wish", fn: "greet", weight: 6 },
      { zh: "认识与动机", en: "Understanding and motive", fn: "argue", weight: 35 },
      { zh: "成长经历与表现", en: "Experience and record", fn: "fact", weight: 28 },
      { zh: "不足与努力方向", en: "Gaps and efforts", fn: "problem", weight: 16 },
      { zh: "决心", en: "Resolve", fn: "wish", weight: 10 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 5 },
    ],
    style: ["庄重朴实", "先写认识怎样一步步形成，再写认识本身"],
    constraints: [
      "不编造经历",
      "政治表述以党章为准，引文后标【请核对原文】",
      "家庭主要成员和社会关系没有提供的，在经历末尾留一处【待补充】",
    ],
  },
});
