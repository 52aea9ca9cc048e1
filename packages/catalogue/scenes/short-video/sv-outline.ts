import { defineScene } from "../../src/scene-schema.ts";

export const svOutline = defineScene({
  key: "svOutline",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "短视频大纲", en: "Short-video outline" },
  remark: { zh: "先搭骨架，再写台词", en: "The outline before the lines" },
  marked: "",
  icon: "list-bullets",
  form: [
    {
      key: "topic",
      label: { zh: "视频主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：职场新人最常见的三个误区", en: "e.g. three mistakes every new hire makes" },
    },
    {
      key: "target",
      label: { zh: "目标观众", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：刚毕业一年内的年轻人", en: "e.g. people in their first year of work" },
    },
    {
      key: "content",
      label: { zh: "例子和经历", en: "Examples and experience" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：把“收到”当完成；不敢问截止时间；周报只写忙不写结果",
        en: "e.g. taking “got it” for done; afraid to ask for deadlines; reports about being busy",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  output: { kind: "list", register: "video", unit: "char" },
  recipe: {
    role: "内容架构师",
    task: "写短视频大纲，含定位、开头钩子、三段内容、结尾与备选方案",
    structure: [
      { zh: "定位与目标", en: "Positioning", fn: "purpose", weight: 15 },
      { zh: "开头钩子", en: "Hook", fn: "hook", weight: 17 },
      { zh: "内容三段", en: "Three parts", fn: "list", weight: 43 },
      { zh: "结尾与互动", en: "Ending", fn: "cta", weight: 13 },
      { zh: "备选角度", en: "Alternatives", fn: "compare", weight: 12 },
    ],
    style: ["每段写目的"],
    constraints: ["不跑题", "开头十秒内见到主题", "三段之间有递进，不并列堆放"],
    en: {
      role: "the creator",
      task: "Write an outline of a short video: for whom, hook, three parts, ending, another way to do it.",
      rules: [
        "say what each part is for",
        "make the topic clear within ten seconds",
        "take each part further than the one before",
        "give each part one example or proof from the material",
      ],
    },
  },
});
