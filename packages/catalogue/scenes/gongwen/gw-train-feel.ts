import { defineScene } from "../../src/scene-schema.ts";

export const gwTrainFeel = defineScene({
  key: "gwTrainFeel",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "培训心得体会", en: "Training reflection" },
  remark: { zh: "学到什么，用在哪里", en: "What you learned, where it goes" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "topic",
      label: { zh: "培训主题", en: "Training" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三天应急救护培训", en: "e.g. a three-day first-aid course" },
    },
    {
      key: "content",
      label: { zh: "印象深的内容", en: "Takeaways" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：按压的深度和节奏和想的不一样；讲师讲了地铁站的真事；单位还没有除颤仪",
        en: "e.g. compressions are deeper than I thought; the trainer told a true story from the metro; we have no defibrillator",
      },
      row: 5,
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
  output: { kind: "article", register: "essay", unit: "char" },
  recipe: {
    role: "刚参加完培训的学员",
    task: "写培训心得，概述培训、提炼收获、查找差距、制定应用计划",
    structure: [
      { zh: "培训概况", en: "Overview", fn: "bg", weight: 15 },
      { zh: "主要收获", en: "Takeaways", fn: "feel", weight: 38 },
      { zh: "对照差距", en: "Gaps", fn: "problem", weight: 20 },
      { zh: "学以致用", en: "Application", fn: "plan", weight: 27 },
    ],
    style: ["收获具体到方法", "真诚"],
    constraints: ["不评价主办方安排", "不把课程目录当收获", "应用计划写明从哪天、哪件事开始"],
    reader: { zh: "派去培训的单位和同事", en: "the office that sent them, and colleagues" },
    en: {
      role: "the participant",
      task: "Write a reflection on a training: what it was, what you took from it, where you fall short and how you will use it.",
      rules: [
        "pick the methods that were new to you, not the timetable",
        "say what you did otherwise until now",
        "name the day and the task you will start with",
        "do not rate the organisers",
      ],
    },
  },
});
