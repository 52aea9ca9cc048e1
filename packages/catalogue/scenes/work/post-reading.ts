import { defineScene } from "../../src/scene-schema.ts";

export const postReading = defineScene({
  key: "postReading",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "读后感", en: "Book reflection" },
  remark: { zh: "抓住一点，写到自己身上", en: "One idea, brought home" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "bookName",
      label: { zh: "书名", en: "Book" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：《被讨厌的勇气》", en: "e.g. The Courage to Be Disliked" },
    },
    {
      key: "bookDesc",
      label: { zh: "内容简介", en: "About the book" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：青年和哲人的五夜谈话，讲课题分离、不必活在别人的期待里",
        en: "e.g. five nights of talk between a young man and a philosopher on whose problem is whose",
      },
      row: 4,
    },
    {
      key: "orientation",
      label: { zh: "感悟方向", en: "Angle" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：怎么面对领导的否定", en: "e.g. coping when your boss says no" },
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
  output: { kind: "article", register: "essay", unit: "char" },
  recipe: {
    role: "刚读完这本书的读者",
    task: "写读后感，简述内容、抓住一点展开感悟并联系生活工作",
    structure: [
      { zh: "引子", en: "Opening", fn: "hook", weight: 12 },
      { zh: "内容简述", en: "About the book", fn: "intro", weight: 23 },
      { zh: "核心触动", en: "What struck me", fn: "feel", weight: 32 },
      { zh: "联系实际", en: "In my life", fn: "argue", weight: 23 },
      { zh: "结语", en: "Closing", fn: "close", weight: 10 },
    ],
    style: ["夹叙夹议", "一个中心"],
    constraints: ["只依据给出的简介，不虚构情节与原文", "简述少于感想", "落到自己的一件事，没有提供的留【待补充】"],
    en: {
      role: "a reader who has just finished the book",
      task: "Write a response to the book: a short account of it, one idea that stayed, and what it means in the writer's own life or work.",
      rules: [
        "name title and author early",
        "spend less than a third on what the book says, and no plot, scene or quotation beyond the account given",
        "follow one idea instead of praising the whole",
        "bring it home to one event of the writer's own, marked where none is given",
      ],
    },
  },
});
