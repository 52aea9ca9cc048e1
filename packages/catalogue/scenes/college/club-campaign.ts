import { defineScene } from "../../src/scene-schema.ts";

export const clubCampaign = defineScene({
  key: "clubCampaign",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "社团干部竞选演讲稿", en: "Club officer campaign speech" },
  remark: { zh: "三分钟，讲清为什么是你", en: "Three minutes on why it should be you" },
  marked: "",
  icon: "microphone-stage",
  form: [
    {
      key: "group",
      label: { zh: "社团名称", en: "Club" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：青年志愿者协会", en: "e.g. the student volunteers' association" },
    },
    {
      key: "job",
      label: { zh: "竞选职务", en: "Post" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：宣传部部长", en: "e.g. head of publicity" },
    },
    {
      key: "advantage",
      label: { zh: "我的优势", en: "Your strengths" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：做过一年公众号，粉丝从 300 涨到 2100；组织过迎新摄影展；会剪片",
        en: "e.g. ran our channel for a year, from 300 to 2,100 followers; put on the freshers' photo show; can edit video",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "校园演讲教练",
    task: "写一篇社团干部竞选演讲稿，讲清为什么来、凭什么行、上任做什么",
    structure: [
      { zh: "问候与开场", en: "Greeting and opening", fn: "greet", weight: 10 },
      { zh: "竞选缘由", en: "Why I run", fn: "purpose", weight: 15 },
      { zh: "我的优势", en: "My strengths", fn: "sell", weight: 30 },
      { zh: "工作设想", en: "What I will do", fn: "plan", weight: 30 },
      { zh: "承诺与致谢", en: "Promise and thanks", fn: "thanks", weight: 15 },
    ],
    style: ["口语化、有节奏", "设想要具体到一两件事"],
    constraints: ["不贬低其他竞选者", "不许做不到的愿"],
  },
});
