import { defineScene } from "../../src/scene-schema.ts";

export const dunningLetter = defineScene({
  key: "dunningLetter",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "催款函", en: "Payment reminder" },
  remark: { zh: "讲事实，留余地，定期限", en: "Facts, room to move, a date" },
  marked: "",
  icon: "coins",
  form: [
    {
      key: "company",
      label: { zh: "欠款方", en: "Debtor" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：恒达贸易有限公司", en: "e.g. Hengda Trading Ltd" },
    },
    {
      key: "name",
      label: { zh: "我方单位", en: "Creditor" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：远山科技有限公司", en: "e.g. Yuanshan Technology" },
    },
    {
      key: "content",
      label: { zh: "欠款事实", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：合同 HD-0312；货款 86400 元；3 月 31 日到期；4 月两次电话答应月底付",
        en: "e.g. contract HD-0312; 86,400 yuan; due 31 March; promised twice by phone in April",
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
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "应收账款经理",
    task: "写催款函，写明合同、金额、到期日与催收经过，提出付款期限与方式，说明逾期后的安排",
    structure: [
      { zh: "称呼", en: "Salutation", fn: "greet", weight: 8 },
      { zh: "欠款事实", en: "Facts", fn: "fact", weight: 37 },
      { zh: "付款要求", en: "Demand", fn: "request", weight: 27 },
      { zh: "后续说明", en: "Consequences", fn: "risk", weight: 15 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 13 },
    ],
    style: ["礼貌坚定", "金额日期照所给，一笔一行"],
    constraints: ["不威胁，不说对方失信", "利息和违约金只写合同约定过的", "付款期限写到日，收款账户留【待补充】", "提请书面答复"],
  },
});
