import { defineScene } from "../../src/scene-schema.ts";

export const mkTitle = defineScene({
  key: "mkTitle",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "推文标题", en: "Article headlines" },
  remark: { zh: "好标题是半篇好文", en: "Half the battle" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "content",
      label: { zh: "文章概要", en: "Summary" },
      type: "textarea",
      required: true,
      placeholder: { zh: "主要内容与亮点", en: "List the points: Summary" },
      row: 5,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：亲切自然、活泼、专业", en: "Fill in: Style" },
    },
    {
      key: "length",
      label: { zh: "数量", en: "How many" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个数量", en: "Choose how many to write" },
      default: 5,
      step: 1,
      min: 1,
      max: 20,
    },
  ],
  output: { kind: "list", register: "ad", unit: "item" },
  recipe: {
    role: "新媒体标题主编",
    task: "给出若干推文标题并注明手法",
    structure: [{ zh: "标题清单", en: "Headlines", fn: "list", weight: 100 }],
    style: ["二十六字内", "信息准确"],
    constraints: ["不做标题党"],
  },
});
