import { defineScene } from "../../src/scene-schema.ts";

export const compete = defineScene({
  key: "zoio2amuga",
  type: "scene",
  slug: "compete",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "竞聘演讲", en: "Speech for an internal post" },
  remark: { zh: "用业绩和思路竞争上岗", en: "Your record and your plan, aloud" },
  marked: "red",
  icon: "microphone-stage",
  form: [
    {
      key: "job",
      label: { zh: "竞聘岗位", en: "Post" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：综合管理部副主任", en: "e.g. deputy head of administration" },
    },
    {
      key: "advantage",
      label: { zh: "优势与业绩", en: "Strengths" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：在行政六年；把用印审批从 3 天压到半天；持有档案中级证",
        en: "e.g. six years in admin; cut seal approvals from 3 days to half a day; certified archivist",
      },
      row: 4,
    },
    {
      key: "plan",
      label: { zh: "上岗设想", en: "Plan" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：会议一律有纪要；车辆改线上预约；每月听一次一线意见",
        en: "e.g. minutes for every meeting; cars booked online; a monthly session with front-line staff",
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
    role: "竞聘辅导教练",
    task: "写竞聘演讲，介绍经历、说明优势、提出设想、表明态度",
    structure: [
      { zh: "称呼与感谢", en: "Greeting", fn: "greet", weight: 8 },
      { zh: "个人简介", en: "About me", fn: "intro", weight: 15 },
      { zh: "竞聘优势", en: "Strengths", fn: "sell", weight: 32 },
      { zh: "工作设想", en: "Plan", fn: "plan", weight: 33 },
      { zh: "态度与结语", en: "Closing", fn: "close", weight: 12 },
    ],
    style: ["用业绩说话", "结构清楚便于评委打分"],
    constraints: ["不贬低他人", "不虚报业绩"],
  },
});
