import { defineScene } from "../../src/scene-schema.ts";

export const mkSlogan = defineScene({
  key: "mkSlogan",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "广告语", en: "Slogan" },
  remark: { zh: "一句话，让人记住", en: "One line that sticks" },
  marked: "red",
  icon: "megaphone",
  form: [
    {
      key: "brand",
      label: { zh: "品牌", en: "Brand" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：慢炉面包", en: "e.g. Slow Oven Bread" },
    },
    {
      key: "point",
      label: { zh: "核心卖点", en: "Selling point" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：只用天然酵种，发酵 16 小时", en: "e.g. natural sourdough, 16 hours' rise" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：朴素，有点暖", en: "e.g. plain and a little warm" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 50,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "list", register: "ad", unit: "char" },
  recipe: {
    role: "品牌文案总监",
    task: "给出切入角度不同的广告语，写得下时每条附一句创意说明",
    structure: [{ zh: "广告语清单", en: "Slogans", fn: "list", weight: 100 }],
    style: ["朗朗上口", "十二字内", "切角各异"],
    constraints: ["不用“最”“第一”“国家级”等绝对化用语", "不与知名广告语雷同"],
  },
});
