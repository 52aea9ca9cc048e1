import { defineScene } from "../../src/scene-schema.ts";

export const rbReading = defineScene({
  key: "rbReading",
  type: "scene",
  category: "redbook",
  categories: ["redbook"],
  title: { zh: "读书分享", en: "Book recommendation" },
  remark: { zh: "为什么值得读，三点说完", en: "Three reasons to read it" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "name",
      label: { zh: "书名", en: "Book" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：《活着》", en: "e.g. To Live" },
    },
    {
      key: "tiyan",
      label: { zh: "阅读感受", en: "How it felt" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：读到福贵给牛取名字那里停了很久；两个晚上读完；比想象中平静",
        en: "e.g. I stopped where he names the ox; read it in two nights; calmer than I expected",
      },
      row: 4,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：安静，像读书会发言", en: "e.g. quiet, like a book club" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "post", register: "social", unit: "char" },
  recipe: {
    role: "读书博主",
    task: "写读书分享笔记，推荐理由、三点收获、适合人群、阅读建议",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 8 },
      { zh: "推荐理由", en: "Why read it", fn: "hook", weight: 20 },
      { zh: "三点收获", en: "Three takeaways", fn: "list", weight: 42 },
      { zh: "适合谁读", en: "For whom", fn: "tip", weight: 18 },
      { zh: "话题标签", en: "Tags", fn: "tag", weight: 12 },
    ],
    style: ["有画面、有金句但不摘抄"],
    constraints: ["不虚构书中原文", "不剧透结局", "收获对应到自己的一件事"],
  },
});
