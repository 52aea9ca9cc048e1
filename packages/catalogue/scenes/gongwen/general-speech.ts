import { defineScene } from "../../src/scene-schema.ts";

export const generalSpeech = defineScene({
  key: "generalSpeech",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen", "college"],
  title: { zh: "通用演讲稿", en: "Speech for any occasion" },
  shortTitle: { zh: "演讲稿", en: "Speech" },
  remark: { zh: "什么场合都行，照着讲", en: "Any subject, any stage" },
  marked: "",
  icon: "microphone-stage",
  form: [
    {
      key: "topic",
      label: { zh: "演讲题目", en: "Subject" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：慢一点也没关系",
        en: "e.g. it is all right to be slow",
      },
    },
    {
      key: "scene",
      label: { zh: "场合", en: "Occasion" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：校演讲比赛决赛",
        en: "e.g. the final of the speech contest",
      },
    },
    {
      key: "target",
      label: { zh: "听众", en: "Audience" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：老师和同学，约 200 人",
        en: "e.g. teachers and students, about 200",
      },
    },
    {
      key: "content",
      label: { zh: "想讲的事和观点", en: "Stories and points" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：我学游泳三年才敢下深水；爸爸从没催过；快慢不该由别人定",
        en: "e.g. three years until I dared the deep end; my father never pushed; others should not set our pace",
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
      max: 3000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "上台演讲的本人",
    task: "写一篇演讲稿，开头用一件事或一个问题抓住听众，中间围绕一个观点讲一两个故事，结尾给一句记得住的话",
    structure: [
      { zh: "称呼与开场", en: "Opening", fn: "greet", weight: 12 },
      { zh: "提出观点", en: "The point", fn: "argue", weight: 18 },
      { zh: "故事", en: "The story", fn: "example", weight: 38 },
      { zh: "由事说理", en: "What it means", fn: "feel", weight: 20 },
      { zh: "结尾", en: "Ending", fn: "close", weight: 12 },
    ],
    style: ["短句，念出来顺口", "一篇只讲一个观点"],
    constraints: ["故事只用所给的", "不堆名人名言", "不用“首先、其次、最后”排队"],
    en: {
      role: "the speaker",
      task: "Write a speech that makes one point through one or two stories.",
      rules: [
        "open with an event or a question, not with thanks",
        "state the point in words people can repeat",
        "let the story come before the lesson",
        "repeat the key phrase at the turns",
        "end on the point or on what to do",
      ],
    },
  },
});
