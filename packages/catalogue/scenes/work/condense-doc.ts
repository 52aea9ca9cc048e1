import { defineScene } from "../../src/scene-schema.ts";

export const condenseDoc = defineScene({
  key: "condenseDoc",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "文章缩写", en: "Condense text" },
  remark: { zh: "长话短说，要点还在", en: "Shorter, nothing lost" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Original text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴要压短的文字，结论和数字会留下", en: "Paste the text. Conclusions and figures are kept" },
      row: 8,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  output: { kind: "transform", register: "tool", unit: "char" },
  recipe: {
    role: "摘要编辑",
    task: "缩写原文，保留结论、关键事实与逻辑",
    structure: [{ zh: "缩写稿", en: "Condensed text", fn: "sum", weight: 100 }],
    style: ["句子完整", "不列提纲"],
    constraints: ["不新增信息", "不改变语气和立场", "数字与专名照原文"],
    en: {
      role: "the author of the text, shortening it",
      task: "Rework the text into a shorter one that keeps its conclusions, key facts and line of argument.",
      rules: [
        "keep it continuous prose, not an outline",
        "keep figures, names and quoted words as they are",
        "keep the author's person, tone and degree of certainty",
        "cut repetition, examples and asides before arguments",
      ],
    },
  },
});
