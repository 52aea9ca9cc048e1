import { defineScene } from "../../src/scene-schema.ts";

export const gwPraise = defineScene({
  key: "gwPraise",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "表扬信", en: "Letter of praise" },
  remark: { zh: "好人好事，说给更多人听", en: "Pass a good deed on" },
  marked: "",
  icon: "hand-heart",
  form: [
    {
      key: "name",
      label: { zh: "表扬对象", en: "Whom" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：公交 12 路陈师傅", en: "e.g. Mr Chen, driver on route 12" },
    },
    {
      key: "content",
      label: { zh: "事迹经过", en: "What happened" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：4 月 2 日早高峰，一位孕妇晕倒，他停车、疏散乘客、直接开到医院",
        en: "e.g. on 2 April a pregnant passenger fainted; he cleared the bus and drove to the hospital",
      },
      row: 5,
    },
    {
      key: "receiver",
      label: { zh: "收信单位", en: "Addressee" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：市公交集团第二分公司", en: "e.g. the city bus company, second branch" },
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
    role: "来信表扬的亲历者",
    task: "写表扬信，叙述事迹、评价品质、建议表扬",
    structure: [
      { zh: "称呼", en: "Salutation", fn: "greet", weight: 8 },
      { zh: "事迹经过", en: "Deed", fn: "scene", weight: 42 },
      { zh: "评价", en: "Appreciation", fn: "feel", weight: 25 },
      { zh: "建议与致意", en: "Suggestion", fn: "request", weight: 15 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 10 },
    ],
    style: ["叙事清楚，情感适度"],
    constraints: ["不虚构对话", "对方姓名不全的照给的写，不猜"],
  },
});
