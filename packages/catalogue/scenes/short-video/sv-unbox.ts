import { defineScene } from "../../src/scene-schema.ts";

export const svUnbox = defineScene({
  key: "svUnbox",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "开箱测评脚本", en: "Unboxing script" },
  remark: { zh: "拆给大家看，好坏都说", en: "Open it, try it, be honest" },
  marked: "",
  icon: "shopping-bag",
  form: [
    {
      key: "name",
      label: { zh: "产品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一款巴掌大的投影仪", en: "e.g. a palm-sized projector" },
    },
    {
      key: "tiyan",
      label: { zh: "体验感受", en: "How it went" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：晚上关灯够清楚；白天看不见；风扇有点响；宿舍床头刚好",
        en: "e.g. sharp in the dark, useless by day, a bit noisy, just right for a bunk",
      },
      row: 4,
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
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "测评导演",
    task: "写开箱测评脚本，悬念、开箱、上手、对比、结论",
    structure: [
      { zh: "悬念开场", en: "Hook", fn: "hook", weight: 15 },
      { zh: "开箱", en: "Unbox", fn: "shot", weight: 22 },
      { zh: "上手体验", en: "Hands-on", fn: "scene", weight: 33 },
      { zh: "优缺点", en: "Pros and cons", fn: "compare", weight: 18 },
      { zh: "结论", en: "Verdict", fn: "sum", weight: 12 },
    ],
    style: ["镜头与台词并行"],
    constraints: ["合作测评的标明广告", "不作绝对化比较"],
    en: {
      role: "the creator testing the product",
      task: "Write an unboxing script: hook, unboxing, first use, good and bad, verdict.",
      rules: [
        "put picture and line side by side",
        "react only to what was found",
        "measure rather than praise",
        "say for whom it is and for whom not",
        "say when the product was sent or paid for",
      ],
    },
  },
});
