import { defineScene } from "../../src/scene-schema.ts";

export const gwCondolence = defineScene({
  key: "gwCondolence",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "慰问信", en: "Letter of sympathy" },
  remark: { zh: "一纸问候，说到辛苦处", en: "A few words for hard days" },
  marked: "",
  icon: "heart",
  form: [
    {
      key: "target",
      label: { zh: "慰问对象", en: "To whom" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：春节坚守岗位的供电抢修班", en: "e.g. the power crew working through the New Year" },
    },
    {
      key: "reason",
      label: { zh: "慰问缘由", en: "Occasion" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：连日冻雨，班组 36 小时恢复 4200 户供电",
        en: "e.g. days of freezing rain; power back to 4,200 homes in 36 hours",
      },
      row: 4,
    },
    {
      key: "company",
      label: { zh: "发信单位", en: "Sender" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：公司工会委员会", en: "e.g. the company's trade union" },
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
    role: "工会文秘",
    task: "写慰问信，说明缘由、肯定付出、表达关怀与鼓励",
    structure: [
      { zh: "称呼", en: "Salutation", fn: "greet", weight: 8 },
      { zh: "慰问缘由", en: "Occasion", fn: "bg", weight: 22 },
      { zh: "肯定付出", en: "Recognition", fn: "feel", weight: 32 },
      { zh: "关怀与鼓励", en: "Care", fn: "wish", weight: 26 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 12 },
    ],
    style: ["温暖", "不说空话"],
    constraints: ["涉灾情不渲染", "不许诺抚恤和补助", "写到具体的辛苦，少用“广大”"],
  },
});
