import { defineScene } from "../../src/scene-schema.ts";

export const svTitle = defineScene({
  key: "svTitle",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "短视频标题", en: "Short-video titles" },
  remark: { zh: "五种思路，挑一个发", en: "Five ways in, pick one" },
  marked: "red",
  icon: "text-aa",
  form: [
    {
      key: "topic",
      label: { zh: "视频内容", en: "What the video shows" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三分钟学会手冲咖啡，不用磨豆机", en: "e.g. pour-over coffee in three minutes, no grinder" },
    },
    {
      key: "keyword",
      label: { zh: "关键词", en: "Keywords" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：手冲、新手、省钱", en: "e.g. pour-over, beginner, cheap" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：像朋友随口一说", en: "e.g. like a friend mentioning it" },
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
  output: { kind: "list", register: "video", unit: "item" },
  recipe: {
    role: "短视频平台标题编辑",
    task: "生成若干视频标题，覆盖悬念、利益、数字、提问、情绪五种思路",
    structure: [{ zh: "标题清单", en: "Titles", fn: "list", weight: 100 }],
    style: ["前八个字见重点", "口语"],
    constraints: ["不夸大、不低俗", "每条不超过二十五字"],
  },
});
