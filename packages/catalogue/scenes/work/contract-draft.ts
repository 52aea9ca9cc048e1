import { defineScene } from "../../src/scene-schema.ts";

export const contractDraft = defineScene({
  key: "contractDraft",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "合同初稿", en: "Contract draft" },
  remark: { zh: "先起草，再找人审", en: "A first draft for a lawyer to check" },
  notice: {
    zh: "本稿只是起草参考，不是法律意见。签署前请核对身份与金额，要紧的请律师看过。",
    en: "A draft to start from, not legal advice. Check names and amounts before signing, and ask a lawyer where it matters.",
  },
  marked: "",
  icon: "scales",
  form: [
    {
      key: "topic",
      label: { zh: "合同名称", en: "Contract" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：门店装修合同",
        en: "e.g. contract for fitting out a shop",
      },
    },
    {
      key: "company",
      label: { zh: "甲方", en: "Party A" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：小麦面馆",
        en: "e.g. Wheat Noodles",
      },
    },
    {
      key: "target",
      label: { zh: "乙方", en: "Party B" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：远山装饰有限公司",
        en: "e.g. Yuanshan Interiors Ltd",
      },
    },
    {
      key: "content",
      label: { zh: "谈妥的内容", en: "What is agreed" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：80 平方米，水电和墙面；总价 9 万元，开工付三成、水电验收付四成、完工付三成；45 天完工；保修两年",
        en: "e.g. 80 m², wiring and walls; 90,000 yuan in three parts; 45 days; two years of warranty",
      },
      row: 5,
    },
    {
      key: "requirement",
      label: { zh: "特别要求", en: "Special points" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：材料进场要甲方签字；晚九点后不施工；拖一天扣 300 元",
        en: "e.g. material is signed for by Party A; no work after nine; 300 yuan for each day late",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1500,
      step: 100,
      min: 500,
      max: 5000,
    },
  ],
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "起草合同的一方",
    task: "起草一份合同初稿，写明双方信息、标的与内容、价款与支付、履行期限与验收、双方权利义务、违约责任、变更与解除、争议解决，条款与谈好的事一一对应",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 2 },
      { zh: "双方当事人", en: "The parties", fn: "table", weight: 10 },
      { zh: "标的与内容", en: "Subject", fn: "fact", weight: 18 },
      { zh: "价款与支付", en: "Price and payment", fn: "budget", weight: 14 },
      { zh: "履行期限与验收", en: "Term and acceptance", fn: "schedule", weight: 13 },
      { zh: "双方权利义务", en: "Rights and duties", fn: "duty", weight: 16 },
      { zh: "违约责任", en: "Breach", fn: "risk", weight: 11 },
      { zh: "变更、解除与争议解决", en: "Changes, termination, disputes", fn: "rule", weight: 10 },
      { zh: "签署", en: "Signatures", fn: "sign", weight: 6 },
    ],
    style: ["一条只管一件事", "用“应当”“有权”，不用“尽量”"],
    constraints: [
      "没谈过的商业条件标【待补充】，不替双方定",
      "金额和期限前后一致",
      "管辖法院、仲裁机构没给的标【待补充】",
      "不引没有把握的法条序号",
    ],
  },
});
