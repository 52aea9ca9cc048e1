import { defineScene } from "../../src/scene-schema.ts";

export const svInterview = defineScene({
  key: "svInterview",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "街访采访脚本", en: "Street interview script" },
  remark: { zh: "问得开口，问得有趣", en: "Questions people want to answer" },
  marked: "",
  icon: "chats",
  form: [
    {
      key: "topic",
      label: { zh: "采访话题", en: "Question" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：你的第一份工资怎么花的", en: "e.g. how did you spend your first pay?" },
    },
    {
      key: "place",
      label: { zh: "采访地点", en: "Location" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：大学城地铁口，傍晚", en: "e.g. outside the university metro, early evening" },
    },
    {
      key: "content",
      label: { zh: "想问到的点", en: "What you want to hear" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：花在谁身上、花完什么心情、现在还会不会那样花；学生和上班族都问几个",
        en: "e.g. spent on whom, how it felt, would they do it again; both students and workers",
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
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "街采导演",
    task: "写街访脚本，含开场白、问题链、追问、串词与结尾",
    structure: [
      { zh: "开场白", en: "Opening", fn: "greet", weight: 15 },
      { zh: "主问题链", en: "Questions", fn: "qa", weight: 45 },
      { zh: "追问与接话", en: "Follow-ups", fn: "dialog", weight: 22 },
      { zh: "串词与结尾", en: "Links and ending", fn: "close", weight: 18 },
    ],
    style: ["轻松不冒犯"],
    constraints: ["提示征得受访者同意", "不问收入、婚育等隐私，除非话题本身是", "预备冷场时的一句话"],
    en: {
      role: "the creator asking in the street",
      task: "Write a street interview script: opening, questions, follow-ups, links and ending.",
      rules: [
        "open with who we are and whether filming is all right",
        "ask first what can be answered in a word, and put the best question in the middle",
        'follow up with "why" and "when was the last time"',
        "ask nothing on income, family or health unless it is the topic",
        "have one line ready for when nobody knows what to say",
      ],
    },
  },
});
