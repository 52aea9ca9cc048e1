import { defineScene } from "../../src/scene-schema.ts";

export const gwMotion = defineScene({
  key: "gwMotion",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "议案", en: "Motion for deliberation" },
  remark: { zh: "一案一事，提请审议", en: "One subject, put to the assembly" },
  marked: "",
  icon: "scales",
  form: [
    {
      key: "company",
      label: { zh: "提出机关或代表", en: "Proposer" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：临港市人民政府", en: "e.g. Lingang City Government" },
    },
    {
      key: "topic",
      label: { zh: "案由", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：提请审议《临港市古村落保护条例（草案）》", en: "e.g. the draft rules on protecting old villages" },
    },
    {
      key: "reason",
      label: { zh: "案据", en: "Grounds" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：登记古民居 420 处，五年间自行翻建 37 处；现有规定分散；已征求意见两轮",
        en: "e.g. 420 listed houses, 37 rebuilt in five years; scattered rules; two rounds of consultation",
      },
      row: 4,
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
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "政府法制部门的议案起草人",
    task: "起草议案，写明案由、案据、方案要点，以提请审议收束，草案全文作附件",
    structure: [
      { zh: "标题与主送", en: "Title and addressee", fn: "title", weight: 8 },
      { zh: "案由", en: "The matter", fn: "bg", weight: 17 },
      { zh: "案据", en: "Grounds", fn: "cause", weight: 32 },
      { zh: "方案", en: "Proposal", fn: "measure", weight: 30 },
      { zh: "审议请求与落款", en: "Request", fn: "request", weight: 13 },
    ],
    style: ["理由充分、方案具体可行"],
    constraints: ["一案一事，属于审议机关职权范围", "以“请予审议”收束", "方案只概括草案要点，不代写条文"],
    en: {
      role: "the body that moves it",
      task: "Write a motion: the subject, the grounds, the proposal and the request to consider it.",
      rules: [
        "one subject, within the powers of the assembly",
        "give need, legal ground and feasibility",
        "sum up the proposal and annex the draft",
        "end by asking the assembly to consider and decide",
      ],
    },
  },
});
