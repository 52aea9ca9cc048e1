import { defineScene } from "../../src/scene-schema.ts";

export const teachReflect = defineScene({
  key: "teachReflect",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "教学反思", en: "Teaching reflection" },
  remark: { zh: "一节课，好在哪差在哪", en: "One lesson: what worked, what did not" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "topic",
      label: { zh: "课题", en: "Lesson" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：平行四边形的面积",
        en: "e.g. the area of a parallelogram",
      },
    },
    {
      key: "class",
      label: { zh: "年级与学科", en: "Class and subject" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：五年级数学",
        en: "e.g. mathematics, year five",
      },
    },
    {
      key: "content",
      label: { zh: "课上的情形", en: "What happened" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：剪拼环节有三组没拼成；小林问为什么不能拉；最后练习超时没讲完",
        en: "e.g. three groups could not fit the pieces; Lin asked why it must not be stretched; the exercises ran over",
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
      min: 300,
      max: 3000,
    },
  ],
  output: { kind: "article", register: "essay", unit: "char" },
  recipe: {
    role: "刚上完这节课的任课教师",
    task: "写一篇教学反思，用课上的真实情形说话，分析哪些设计起了作用、哪里没达到目标、原因是什么，下次怎么改",
    structure: [
      { zh: "教学设想", en: "What I intended", fn: "purpose", weight: 12 },
      { zh: "做得好的地方", en: "What worked", fn: "result", weight: 24 },
      { zh: "没想到的情形", en: "What did not", fn: "problem", weight: 28 },
      { zh: "原因", en: "Why", fn: "cause", weight: 16 },
      { zh: "下次怎么改", en: "What I will change", fn: "measure", weight: 20 },
    ],
    style: ["每一处先写课堂片段，再分析", "说到具体的学生反应"],
    constraints: ["没给的课堂对话不编", "改进落到下一节课能做的事"],
    reader: { zh: "教研组的同事", en: "colleagues who teach the subject" },
    en: {
      role: "the teacher who has just given the lesson",
      task: "Write a reflection on one lesson: what was intended, what worked, what did not, why, and what to change.",
      rules: [
        "start from a moment in the classroom",
        "tell what pupils did or said, as given",
        "look for causes in the design, not in the pupils",
        "make each change one that can be tried in the next lesson",
      ],
    },
  },
});
