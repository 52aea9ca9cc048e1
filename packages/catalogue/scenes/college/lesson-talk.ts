import { defineScene } from "../../src/scene-schema.ts";

export const lessonTalk = defineScene({
  key: "lessonTalk",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "说课稿", en: "Lesson presentation" },
  remark: { zh: "教什么、怎么教、为何这样教", en: "What, how, and why this way" },
  marked: "",
  icon: "chalkboard-teacher",
  form: [
    {
      key: "topic",
      label: { zh: "课题", en: "Lesson" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：《背影》第一课时",
        en: "e.g. My Father's Back, first period",
      },
    },
    {
      key: "class",
      label: { zh: "年级与学科", en: "Class and subject" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：八年级语文",
        en: "e.g. literature, year eight",
      },
    },
    {
      key: "content",
      label: { zh: "设计思路", en: "Ideas for the lesson" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：抓四次背影；先读后议；学生多是留守孩子，父亲这个话题要轻",
        en: "e.g. four glimpses of the father; read first, then talk; many children live apart from their parents, so tread lightly",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1500,
      step: 100,
      min: 500,
      max: 4000,
    },
  ],
  output: { kind: "article", register: "speech", unit: "char" },
  recipe: {
    role: "准备说课的任课教师",
    task: "写一篇说课稿，依次说教材、说学情、说目标与重难点、说教法学法、说教学过程、说板书，每一步讲清为什么这样设计",
    structure: [
      { zh: "开场", en: "Opening", fn: "greet", weight: 3 },
      { zh: "说教材", en: "The material", fn: "intro", weight: 13 },
      { zh: "说学情", en: "The class", fn: "bg", weight: 10 },
      { zh: "说目标与重难点", en: "Aims and hard points", fn: "purpose", weight: 14 },
      { zh: "说教法学法", en: "Methods", fn: "measure", weight: 14 },
      { zh: "说教学过程", en: "The lesson, step by step", fn: "process", weight: 36 },
      { zh: "说板书", en: "The board", fn: "sum", weight: 10 },
    ],
    style: ["说给同行听，口语但有条理", "每个环节先说做法，再说依据"],
    constraints: ["课标原文没给的不引", "过程写到学生做什么"],
    reader: { zh: "听说课的同行", en: "colleagues who listen to it" },
    en: {
      role: "the teacher presenting the lesson to colleagues",
      task: "Write a talk that presents a planned lesson and gives the reason for each choice.",
      rules: [
        "say first what is done, then why",
        "describe this class, not classes in general",
        "dwell on what pupils do",
        "quote the curriculum only where it is given",
        "show how the aims will be checked",
      ],
    },
  },
});
