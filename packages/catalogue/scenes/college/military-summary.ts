import { defineScene } from "../../src/scene-schema.ts";

export const militarySummary = defineScene({
  key: "militarySummary",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "军训总结", en: "Military training summary" },
  remark: { zh: "汗水、纪律与集体，写出自己的军训", en: "Sweat, discipline and team, in your own words" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "class",
      label: { zh: "所在连队或班级", en: "Company or class" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三连二排", en: "Fill in: Company or class" },
    },
    {
      key: "content",
      label: { zh: "难忘经历", en: "Moments" },
      type: "textarea",
      required: false,
      placeholder: { zh: "站军姿、拉歌、内务、拉练", en: "List the points: Moments" },
      row: 5,
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
  output: { kind: "article", register: "campus", unit: "char" },
  recipe: {
    role: "军训指导员",
    task: "写军训总结，记录训练经历，写出纪律意识和集体精神的变化",
    structure: [
      { zh: "军训开篇", en: "Opening", fn: "bg", weight: 15 },
      { zh: "训练点滴", en: "Training moments", fn: "scene", weight: 40 },
      { zh: "收获与改变", en: "Change", fn: "feel", weight: 30 },
      { zh: "带着军训精神出发", en: "Carry it forward", fn: "plan", weight: 15 },
    ],
    style: ["有画面、有动作", "情绪自然"],
    constraints: ["不写体罚与夸张情节"],
  },
});
