import { defineScene } from "../../src/scene-schema.ts";

export const cooperationLetter = defineScene({
  key: "cooperationLetter",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "商务合作函", en: "Partnership letter" },
  remark: { zh: "我们能一起做什么", en: "What we could do together" },
  marked: "",
  icon: "handshake",
  form: [
    {
      key: "target",
      label: { zh: "合作方", en: "Partner" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：本市一家有六间门店的书店", en: "e.g. a bookshop chain with six branches" },
    },
    {
      key: "company",
      label: { zh: "我方", en: "About you" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：做手工本子的文具品牌", en: "e.g. a stationery brand of handmade notebooks" },
    },
    {
      key: "content",
      label: { zh: "合作设想", en: "Ideas" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：寄售 30 款；周末手作课；利润四六分；先试两家店",
        en: "e.g. 30 designs on consignment; weekend workshops; a 40/60 split; two shops first",
      },
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
    role: "商务拓展总监",
    task: "写商务合作函，介绍我方、提出价值、建议方式与下一步",
    structure: [
      { zh: "称呼与来意", en: "Salutation and purpose", fn: "greet", weight: 13 },
      { zh: "我方介绍", en: "About us", fn: "intro", weight: 22 },
      { zh: "合作价值", en: "Value", fn: "sell", weight: 30 },
      { zh: "合作方式", en: "How", fn: "measure", weight: 20 },
      { zh: "下一步", en: "Next step", fn: "cta", weight: 15 },
    ],
    style: ["站在对方立场", "简洁"],
    constraints: ["不夸大实力"],
  },
});
