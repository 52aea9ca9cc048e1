import { defineScene } from "../../src/scene-schema.ts";

export const mkPromo = defineScene({
  key: "mkPromo",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "促销文案", en: "Promotion copy" },
  remark: { zh: "便宜多少、到哪天，写明白", en: "How much off, until when" },
  marked: "",
  icon: "tag",
  form: [
    {
      key: "name",
      label: { zh: "促销商品", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：竹纤维凉席", en: "e.g. bamboo-fibre summer mats" },
    },
    {
      key: "offer",
      label: { zh: "优惠信息", en: "Offer" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：满 300 减 50，送枕席一对", en: "e.g. 50 off over 300, a pair of pillow mats free" },
    },
    {
      key: "timeSpan",
      label: { zh: "活动时间", en: "Dates" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：6 月 1 日到 7 日", en: "e.g. 1–7 June" },
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
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "零售促销文案",
    task: "写促销文案，先利益后理由再行动，规则写清",
    structure: [
      { zh: "利益点", en: "Benefit", fn: "hook", weight: 28 },
      { zh: "购买理由", en: "Reason", fn: "sell", weight: 32 },
      { zh: "活动规则", en: "Rules", fn: "rule", weight: 22 },
      { zh: "行动引导", en: "Call to action", fn: "cta", weight: 18 },
    ],
    style: ["短句、数字醒目"],
    constraints: ["原价折扣以所给为准", "规则无歧义"],
  },
});
