import { defineScene } from "../../src/scene-schema.ts";

export const hostScript = defineScene({
  key: "hostScript",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "晚会主持词", en: "Gala host script" },
  remark: { zh: "串得起，接得住", en: "Links that carry the evening" },
  marked: "",
  icon: "microphone-stage",
  form: [
    {
      key: "activityName",
      label: { zh: "晚会名称", en: "Gala" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：元旦晚会", en: "e.g. the New Year gala" },
    },
    {
      key: "content",
      label: { zh: "节目单", en: "Programme" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：开场舞；合唱《如愿》；小品《宿舍夜谈》；抽奖；民乐合奏；全体谢幕",
        en: 'e.g. opening dance; choir; sketch "Lights Out"; raffle; folk ensemble; curtain call',
      },
      row: 6,
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
  output: { kind: "script", register: "speech", unit: "char" },
  recipe: {
    role: "给晚会写主持词的学生",
    task: "按节目单写男女对播主持词，开场、串场、互动、收尾齐备",
    structure: [
      { zh: "开场", en: "Opening", fn: "greet", weight: 20 },
      { zh: "节目串词", en: "Links between acts", fn: "dialog", weight: 50 },
      { zh: "互动环节", en: "Interaction", fn: "cta", weight: 12 },
      { zh: "尾声", en: "Finale", fn: "close", weight: 18 },
    ],
    style: ["男女交替，句式对称但不落俗套", "每段串词引出节目的情绪"],
    constraints: ["严格按给定顺序", "不虚构演员姓名"],
    en: {
      role: "the student who writes for the presenters",
      task: "Write a presenters' script for a gala, with opening, links between the acts and finale for two voices.",
      rules: [
        "mark each speech with its speaker",
        "follow the running order as given",
        "lead from the mood of one act into the next",
        "write dialogue in which the two react to each other",
        "mark applause and movements in round brackets",
      ],
    },
  },
});
