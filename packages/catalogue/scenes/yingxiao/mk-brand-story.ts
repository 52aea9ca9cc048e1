import { defineScene } from "../../src/scene-schema.ts";

export const mkBrandStory = defineScene({
  key: "mkBrandStory",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "品牌故事", en: "Brand story" },
  remark: { zh: "从一个人一件事讲起", en: "Starts with one person, one day" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "brand",
      label: { zh: "品牌", en: "Brand" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：阿嬷酱园", en: "e.g. Grandma's Sauce House" },
    },
    {
      key: "content",
      label: { zh: "品牌经历", en: "History" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：1998 年在骑楼下支摊；洪水毁过一次缸；儿子辞职回来接手",
        en: "e.g. a stall under the arcade in 1998; a flood took the vats; the son quit his job to come home",
      },
      row: 5,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：平实，留一点余味", en: "e.g. plain, with something that lingers" },
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
  output: { kind: "article", register: "ad", unit: "char" },
  recipe: {
    role: "讲自己品牌的人",
    task: "写品牌故事，缘起、困境、坚持、信念与邀约",
    structure: [
      { zh: "缘起", en: "Origin", fn: "scene", weight: 27 },
      { zh: "困境与坚持", en: "Struggle", fn: "process", weight: 30 },
      { zh: "信念", en: "Belief", fn: "argue", weight: 23 },
      { zh: "与你同行", en: "Invitation", fn: "cta", weight: 20 },
    ],
    style: ["有人物有画面", "不自夸"],
    constraints: ["史实以所给为准", "困难写得具体，不写成传奇", "不用“匠心”“初心”代替细节"],
    en: {
      role: "the brand telling its story",
      task: "Write the brand's story: one person and one day it began with, what went wrong, what they held on to, and an invitation.",
      rules: [
        "begin in a scene, not with a founding date",
        "make the trouble concrete: what ran out, who said no",
        "use only the history given, no legend",
        'let deeds show the care, no "passion", "journey" or "crafted with love"',
      ],
    },
  },
});
