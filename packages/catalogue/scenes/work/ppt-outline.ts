import { defineScene } from "../../src/scene-schema.ts";

export const pptOutline = defineScene({
  key: "pptOutline",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "PPT 大纲", en: "Slide outline" },
  remark: { zh: "一页一句话，顺着讲", en: "One message a slide" },
  marked: "",
  icon: "presentation-chart",
  form: [
    {
      key: "topic",
      label: { zh: "演示主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：新品上市方案", en: "e.g. the launch plan" },
    },
    {
      key: "target",
      label: { zh: "听众", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：公司管理层，只有 20 分钟", en: "e.g. senior managers, twenty minutes" },
    },
    {
      key: "content",
      label: { zh: "要点", en: "Points" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：为什么现在上；首批 3000 件；渠道先线上；要批 12 万预算",
        en: "e.g. why now; 3,000 units; online first; we need 120,000",
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
  output: { kind: "list", register: "office", unit: "char" },
  recipe: {
    role: "演示设计师",
    task: "写 PPT 大纲，每页给标题、要点、配图或图表建议与讲稿提示",
    structure: [
      { zh: "封面与目录", en: "Cover and contents", fn: "title", weight: 10 },
      { zh: "背景与问题", en: "Background", fn: "bg", weight: 20 },
      { zh: "核心内容", en: "Core pages", fn: "list", weight: 42 },
      { zh: "结论与行动", en: "Conclusion", fn: "cta", weight: 18 },
      { zh: "备用页", en: "Backup", fn: "list", weight: 10 },
    ],
    style: ["标题即结论", "每页不超过四点"],
    constraints: ["一页只讲一件事", "每页标题读下来就是一篇摘要", "要听众拍板的事单独一页"],
    en: {
      role: "the person who will give the presentation",
      task: "Write a slide outline: for each slide a title, its points, the picture or chart, and a speaker's note.",
      rules: [
        "make the title the slide's message, so that the titles read in a row give the whole argument",
        "give each slide one message and at most four points",
        "say what a chart shows, with only the data given",
        "give what the audience has to decide a slide of its own",
      ],
    },
  },
});
