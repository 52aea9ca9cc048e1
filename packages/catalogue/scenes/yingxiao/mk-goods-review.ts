import { defineScene } from "../../src/scene-schema.ts";

export const mkGoodsReview = defineScene({
  key: "mkGoodsReview",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "商品评价", en: "Product review" },
  remark: { zh: "用过才写，好坏都说", en: "Only if you've used it" },
  marked: "red",
  icon: "star",
  form: [
    {
      key: "name",
      label: { zh: "商品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三升装空气炸锅", en: "e.g. a three-litre air fryer" },
    },
    {
      key: "tiyan",
      label: { zh: "亲身体验", en: "Your experience" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：用了三周；鸡翅 18 分钟；内胆不好刷；声音比吹风机小",
        en: "e.g. three weeks in; wings in 18 minutes; the basket is hard to clean; quieter than a hairdryer",
      },
      row: 4,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：给邻居推荐的口气", en: "e.g. the way you'd tell a neighbour" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 100,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "social", unit: "char" },
  recipe: {
    role: "用过这件商品的买家",
    task: "只用给出的体验写商品评价，先说用在什么场合，再说好在哪、差在哪，最后给想买的人一句参考",
    structure: [
      { zh: "使用场景", en: "Context", fn: "bg", weight: 23 },
      { zh: "优点", en: "Pros", fn: "sell", weight: 37 },
      { zh: "不足", en: "Cons", fn: "problem", weight: 18 },
      { zh: "购买建议", en: "Advice", fn: "tip", weight: 22 },
    ],
    style: ["自然口语", "细节可信"],
    constraints: ["只写所给的真实体验", "不代写虚假好评"],
    en: {
      role: "a buyer who has used it",
      task: "Write a product review from the experience given: what it was used for, what is good, what is not, advice to others.",
      rules: [
        "say how long and for what it was used",
        "give one detail that only a user would know",
        "tell good and bad as given, and nothing that was not experienced",
        "say whom it suits and whom not",
      ],
    },
  },
});
