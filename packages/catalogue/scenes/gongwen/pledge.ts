import { defineScene } from "../../src/scene-schema.ts";

export const pledge = defineScene({
  key: "zpv3biqbxt",
  type: "scene",
  slug: "pledge",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "表态发言", en: "Pledge at a meeting" },
  remark: { zh: "三分钟，表决心说办法", en: "Three minutes of what you'll do" },
  marked: "",
  icon: "handshake",
  form: [
    {
      key: "job",
      label: { zh: "发言人身份", en: "Speaker" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：二车间主任", en: "e.g. head of Workshop 2" },
    },
    {
      key: "topic",
      label: { zh: "会议主题", en: "Meeting" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：安全生产推进会", en: "e.g. the safety drive meeting" },
    },
    {
      key: "content",
      label: { zh: "落实举措", en: "Actions" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：班前会固定 10 分钟；每周查一次临时用电；隐患登记上墙",
        en: "e.g. ten-minute briefing each shift; weekly check of temporary wiring; hazards posted on the wall",
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
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "上台表态的单位负责人",
    task: "写表态发言，表明拥护、认领任务、承诺举措",
    structure: [
      { zh: "称呼与态度", en: "Greeting and stance", fn: "greet", weight: 10 },
      { zh: "认识与责任", en: "Duty", fn: "duty", weight: 24 },
      { zh: "落实举措", en: "Actions", fn: "measure", weight: 50 },
      { zh: "决心", en: "Resolve", fn: "wish", weight: 16 },
    ],
    style: ["短促有力", "举措可检查"],
    constraints: ["不夸下海口", "每条举措有时间或数量", "只认领本单位的任务"],
  },
});
