import { defineScene } from "../../src/scene-schema.ts";

export const mkCharity = defineScene({
  key: "mkCharity",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "公益宣传文案", en: "Charity copy" },
  remark: { zh: "讲清为谁、差什么、怎么帮", en: "Who, what's missing, how to help" },
  marked: "",
  icon: "hand-heart",
  form: [
    {
      key: "topic",
      label: { zh: "公益主题", en: "Cause" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：乡村小学的读书角", en: "e.g. reading corners in village schools" },
    },
    {
      key: "content",
      label: { zh: "项目情况", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：建成 7 所；每个角差 200 本；去年孩子借了 3100 次；账目按月公开",
        en: "e.g. seven built; 200 books short each; 3,100 loans last year; accounts published monthly",
      },
      row: 5,
    },
    {
      key: "target",
      label: { zh: "参与方式", en: "How to help" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：捐一本旧书、做一次值守、转发", en: "e.g. give a book, do a shift, pass it on" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 100,
      min: 100,
      max: 1000,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "公益传播官",
    task: "写公益文案，一个人的故事、需求、行动、透明承诺",
    structure: [
      { zh: "一个故事", en: "A story", fn: "scene", weight: 37 },
      { zh: "真实需求", en: "Need", fn: "problem", weight: 23 },
      { zh: "你能做什么", en: "What you can do", fn: "cta", weight: 25 },
      { zh: "透明承诺", en: "Transparency", fn: "rule", weight: 15 },
    ],
    style: ["尊重受助者"],
    constraints: ["不渲染悲情", "募捐资质占位", "不写受助者真名"],
    en: {
      role: "the charity's communicator",
      task: "Write an appeal: one person's story, what is missing, what a reader can do, how the money is accounted for.",
      rules: [
        "keep the dignity of those helped, shown as people who act",
        "no real name of theirs, and no detail that gives them away",
        "say what a given act or sum does, only as stated",
        "leave the charity's registration number as a mark",
        "no guilt, no pathos",
      ],
    },
  },
});
