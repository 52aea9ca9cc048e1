import { defineScene } from "../../src/scene-schema.ts";

export const svAd = defineScene({
  key: "svAd",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "信息流广告脚本", en: "In-feed ad script" },
  remark: { zh: "痛点、办法、证明、行动", en: "Problem, fix, proof, next step" },
  marked: "",
  icon: "megaphone",
  form: [
    {
      key: "name",
      label: { zh: "产品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一款自动记账的应用", en: "e.g. an app that logs spending by itself" },
    },
    {
      key: "point",
      label: { zh: "核心卖点", en: "Selling point" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：付完钱自动分好类", en: "e.g. sorts each payment as you make it" },
    },
    {
      key: "target",
      label: { zh: "目标人群", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：月底总不知道钱去哪的租房青年", en: "e.g. young renters who lose track by month-end" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
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
