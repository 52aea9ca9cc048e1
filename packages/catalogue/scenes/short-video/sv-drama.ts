import { defineScene } from "../../src/scene-schema.ts";

export const svDrama = defineScene({
  key: "svDrama",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "短剧剧本", en: "Mini-drama script" },
  remark: { zh: "一集一个钩子", en: "One episode, one cliffhanger" },
  marked: "",
  icon: "film-slate",
  form: [
    {
      key: "topic",
      label: { zh: "剧情设定", en: "Premise" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：外卖员送到的竟是前公司的会议室", en: "e.g. a courier delivers to the firm that fired him" },
    },
    {
      key: "people",
      label: { zh: "主要人物", en: "Characters" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：阿川（骑手）、林总（前上司）、小安（新助理）",
        en: "e.g. Chuan the rider, Lin his old boss, An the new assistant",
      },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：轻喜剧，反转在最后一句", en: "e.g. light comedy with a last-line twist" },
    },
    {
      key: "content",
      label: { zh: "情节和细节", en: "Plot and details" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：会议室里正在念裁员名单；林总认出他假装没看见；小安追出来塞给他一瓶水",
        en: "e.g. a list of lay-offs being read out; Lin pretends not to know him; Xiao An runs after him with water",
      },
      row: 4,
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
  example: {
    content: {
      zh: "会议室里正在念裁员名单；林总认出他，假装没看见；小安追出来，塞给他一瓶水",
      en: "a list of lay-offs being read out; Lin pretends not to know him; An runs after him with a bottle of water",
    },
  },
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "竖屏短剧编剧",
    task: "写一集短剧剧本，含场景、人物动作、对白、结尾钩子",
    structure: [
      { zh: "剧情梗概", en: "Synopsis", fn: "bg", weight: 12 },
      { zh: "第一场", en: "Scene one", fn: "dialog", weight: 25 },
      { zh: "第二场", en: "Scene two", fn: "dialog", weight: 28 },
      { zh: "第三场", en: "Scene three", fn: "dialog", weight: 23 },
      { zh: "结尾钩子", en: "Cliffhanger", fn: "hook", weight: 12 },
    ],
    style: ["冲突密集", "对白短"],
    constraints: ["不含违法与低俗情节", "场景不超过三处", "每句台词不超过十五字"],
    en: {
      role: "the writer of the series",
      task: "Write one episode of a vertical mini-drama with scenes, action, dialogue and a cliffhanger.",
      rules: [
        "give scene headings with place and time, action in the present tense",
        "start the conflict within the first lines",
        "keep to three places at most",
        "write short lines people would really say, and show in action what they feel",
        "end on a question the next episode has to answer",
      ],
    },
  },
});
