import { defineScene } from "../../src/scene-schema.ts";

export const dunningLetter = defineScene({
  key: "dunningLetter",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "催款函", en: "Payment reminder" },
  remark: { zh: "维护权益不伤和气", en: "Firm yet friendly" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "company",
      label: { zh: "欠款方", en: "Debtor" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：某贸易公司", en: "Fill in: Debtor" },
    },
    {
      key: "content",
      label: { zh: "欠款事实", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: { zh: "合同、金额、到期日、往来", en: "List the points: Facts" },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "应收账款经理",
    task: "写催款函，陈述事实、说明后果、提出期限与方式",
    structure: [
      { zh: "称呼", en: "Salutation", fn: "greet", weight: 8 },
      { zh: "欠款事实", en: "Facts", fn: "fact", weight: 37 },
      { zh: "付款要求", en: "Demand", fn: "request", weight: 27 },
      { zh: "后续说明", en: "Consequences", fn: "risk", weight: 15 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 13 },
    ],
    style: ["礼貌坚定", "金额日期用占位或所给"],
    constraints: ["不威胁", "法律措辞提示咨询律师"],
  },
});
