import { defineScene } from "../../src/scene-schema.ts";

export const svTitle = defineScene({
  key: "svTitle",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "短视频标题", en: "Short-video titles" },
  remark: { zh: "一次多条，总有一条能打", en: "A batch of titles to pick from" },
  marked: "red",
  icon: "article",
  form: [
    {
      key: "topic",
      label: { zh: "视频内容", en: "Video" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三分钟学会手冲咖啡", en: "Fill in: Video" },
    },
    {
      key: "keyword",
      label: { zh: "关键词", en: "Keywords" },
      type: "text",
      required: true,
      placeholder: { zh: "多个关键词用逗号隔开", en: "Fill in: Keywords" },
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
  output: { kind: "list", register: "video", unit: "item" },
  recipe: {
    role: "短视频平台标题编辑",
    task: "生成若干视频标题，覆盖悬念、利益、数字、提问、情绪五种思路",
    structure: [{ zh: "标题清单", en: "Titles", fn: "list", weight: 100 }],
    style: ["前八个字见重点", "口语"],
    constraints: ["不夸大、不低俗"],
  },
});
