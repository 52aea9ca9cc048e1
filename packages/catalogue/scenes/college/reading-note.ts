import { defineScene } from "../../src/scene-schema.ts";

export const readingNote = defineScene({
  key: "readingNote",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "读书报告", en: "Book report" },
  remark: { zh: "读懂、讲清、多想一步", en: "Understand it, then push it further" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "bookName",
      label: { zh: "书名", en: "Book" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：《乡土中国》", en: "e.g. From the Soil" },
    },
    {
      key: "topic",
      label: { zh: "研读角度", en: "Angle" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：差序格局在今天还成立吗", en: 'e.g. does the "differential order" still hold today?' },
    },
    {
      key: "content",
      label: { zh: "摘记与疑问", en: "Notes" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：第四章的水波比喻；租房的年轻人算不算“熟人社会”；没看懂“礼治”那段",
        en: "e.g. the ripple image in chapter 4; are renters part of an acquaintance society; I didn't follow the part on ritual",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "article", register: "academic", unit: "char" },
  recipe: {
    role: "修读这门课的学生",
    task: "写课程读书报告，概述内容、梳理论证、评价观点并联系课程",
    structure: [
      { zh: "书籍与作者", en: "The book", fn: "intro", weight: 12 },
      { zh: "内容梳理", en: "What it says", fn: "fact", weight: 28 },
      { zh: "核心观点评析", en: "Key ideas examined", fn: "argue", weight: 30 },
      { zh: "联系与延伸", en: "Connections", fn: "compare", weight: 18 },
      { zh: "结语", en: "Conclusion", fn: "close", weight: 12 },
    ],
    style: ["概括与评论分开", "有依据地提出疑问"],
    constraints: ["不编造原文页码和引文", "作者观点与自己观点区分清楚"],
  },
});
