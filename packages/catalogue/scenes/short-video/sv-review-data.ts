import { defineScene } from "../../src/scene-schema.ts";

export const svReviewData = defineScene({
  key: "svReviewData",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "视频数据复盘", en: "Video performance review" },
  remark: { zh: "数据说明了什么", en: "What the numbers say" },
  marked: "",
  icon: "chart-line-up",
  form: [
    {
      key: "topic",
      label: { zh: "视频主题", en: "Video" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：五月“阳台种菜”系列", en: "e.g. the May balcony series" },
    },
    {
      key: "content",
      label: { zh: "数据情况", en: "Figures" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：6 条均播放 1.2 万；完播 23%；第 4 条评论 380；发布都在周日晚",
        en: "e.g. six videos averaging 12,000 plays; 23% watched to the end; 380 comments on the fourth; all posted Sunday night",
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
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "数据运营",
    task: "写视频数据复盘，含表现、原因、对比、改进与下条计划",
    structure: [
      { zh: "数据概览", en: "Data", fn: "data", weight: 22 },
      { zh: "原因分析", en: "Causes", fn: "cause", weight: 28 },
      { zh: "亮点与问题", en: "Highlights and problems", fn: "compare", weight: 20 },
      { zh: "改进动作", en: "Actions", fn: "measure", weight: 20 },
      { zh: "下条计划", en: "Next", fn: "plan", weight: 10 },
    ],
    style: ["一数一因"],
    constraints: ["只用所给数据", "一条视频的表现不说成规律", "改进动作下一条就能试"],
    en: {
      role: "the creator looking at the figures",
      task: "Write a review of how the video did: figures, likely causes, what worked and what did not, what to change.",
      rules: [
        'give each figure a likely cause, with "may" where untested',
        "tie retention to the moment people left",
        "make no rule out of one video",
        "suggest changes that the next video can test, one at a time",
      ],
    },
  },
});
