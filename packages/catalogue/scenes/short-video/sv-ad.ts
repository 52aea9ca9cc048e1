import { defineScene } from "../../src/scene-schema.ts";

export const svAd = defineScene({
  key: "svAd",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "信息流广告脚本", en: "In-feed ad script" },
  remark: { zh: "三十秒讲透一个卖点", en: "One selling point in 30 seconds" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "name",
      label: { zh: "产品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：记账应用", en: "Fill in: Product" },
    },
    {
      key: "point",
      label: { zh: "核心卖点", en: "Selling point" },
      type: "text",
      required: true,
      placeholder: { zh: "一句话", en: "Fill in: Selling point" },
    },
    {
      key: "target",
      label: { zh: "目标人群", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：年轻租房族", en: "Fill in: Audience" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  output: { kind: "script", register: "ad", unit: "char" },
  recipe: {
    role: "效果广告编导",
    task: "写信息流广告脚本，痛点、方案、证明、行动四步",
    structure: [
      { zh: "痛点场景", en: "Pain", fn: "hook", weight: 25 },
      { zh: "产品出现", en: "Solution", fn: "sell", weight: 30 },
      { zh: "证明", en: "Proof", fn: "example", weight: 25 },
      { zh: "行动引导", en: "Call to action", fn: "cta", weight: 20 },
    ],
    style: ["前三秒冲突", "台词自然"],
    constraints: ["不用绝对化用语", "证明材料须真实"],
  },
});
