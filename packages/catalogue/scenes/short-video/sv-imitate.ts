import { defineScene } from "../../src/scene-schema.ts";

export const svImitate = defineScene({
  key: "svImitate",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "爆款文案仿写", en: "Model on a hit script" },
  remark: { zh: "学它的骨架，写你的内容", en: "Borrow the bones, not the words" },
  marked: "",
  icon: "arrows-clockwise",
  form: [
    {
      key: "content",
      label: { zh: "参考文案", en: "Reference" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴一篇你觉得写得好的口播", en: "Paste a script you admire" },
      row: 6,
    },
    {
      key: "topic",
      label: { zh: "新主题", en: "New topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：第一次露营要带什么", en: "e.g. what to pack for a first camping trip" },
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
  example: {
    content: {
      zh: "周日晚上才想起来，下周的午饭还没着落？我以前天天点外卖，一个月花掉九百多。后来我只做一件事：周日下午煮一锅饭、炖一锅肉、洗一盒菜，分成五盒。一个小时做完，一周不用想。你可以先从三盒开始，做不好也没关系。评论区说说，你最想带什么菜。",
      en: "It's Sunday night and next week's lunches are still a blank? I used to order in every day and spent over 900 a month. Then I started doing one thing: on Sunday afternoon I cook a pot of rice, a stew and a box of greens, and split them into five. One hour, and the week is settled. Start with three boxes; they don't have to be good. Tell me which dish you'd take.",
    },
  },
  output: { kind: "transform", register: "video", unit: "char" },
  recipe: {
    role: "文案结构分析师",
    task: "拆解参考文案结构，用新主题重写一篇",
    structure: [
      { zh: "结构拆解", en: "Structure", fn: "argue", weight: 22 },
      { zh: "仿写文案", en: "New copy", fn: "fact", weight: 68 },
      { zh: "可替换元素", en: "Parts to swap", fn: "list", weight: 10 },
    ],
    style: ["保留节奏，替换素材"],
    constraints: ["不复制原句超过八个字", "事实和人物全部换成新主题的", "原文的数据不搬用"],
    en: {
      role: "the writer of the new script",
      task: "Rework the reference into a new script on the new topic: its structure taken apart, the new copy, and the parts to swap.",
      rules: [
        "name what each part of the reference does",
        "keep order and rhythm, and replace every fact, person and example",
        "no phrase of the reference word for word",
        "carry none of its figures over",
      ],
    },
  },
});
