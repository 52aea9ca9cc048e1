import { defineScene } from "../../src/scene-schema.ts";

export const svScript = defineScene({
  key: "svScript",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "短视频脚本", en: "Short-video script" },
  remark: { zh: "镜头、台词、字幕一次写齐", en: "Shots, lines and captions" },
  marked: "red",
  icon: "film-slate",
  form: [
    {
      key: "topic",
      label: { zh: "视频主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：夏天怎么挑一个熟西瓜", en: "e.g. picking a ripe watermelon" },
    },
    {
      key: "duration",
      label: { zh: "视频时长", en: "Running time" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：60 秒", en: "e.g. 60 seconds" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：菜市场大姐的口气，利索", en: "e.g. brisk, like a market stallholder" },
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
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "短视频编导",
    task: "写短视频脚本，按镜头写画面、台词、字幕与时长",
    structure: [
      { zh: "黄金开头", en: "Hook", fn: "hook", weight: 18 },
      { zh: "主体镜头", en: "Main shots", fn: "shot", weight: 55 },
      { zh: "反转或高潮", en: "Twist or climax", fn: "scene", weight: 15 },
      { zh: "结尾引导", en: "Call to action", fn: "cta", weight: 12 },
    ],
    style: ["台词口语", "每镜头不超过三句"],
    constraints: ["总时长与给定一致", "无危险示范", "字幕不重复整句台词"],
  },
});
