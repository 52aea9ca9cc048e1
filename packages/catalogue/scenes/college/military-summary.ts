import { defineScene } from "../../src/scene-schema.ts";

export const militarySummary = defineScene({
  key: "militarySummary",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "军训总结", en: "Military training summary" },
  shortTitle: { zh: "军训总结", en: "Military training" },
  remark: { zh: "一身汗水怎么收尾", en: "How weeks of drill come to an end" },
  marked: "",
  icon: "barbell",
  form: [
    {
      key: "class",
      label: { zh: "所在连队或班级", en: "Company or class" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三连二排", en: "e.g. Second Platoon, Third Company" },
    },
    {
      key: "content",
      label: { zh: "难忘经历", en: "Moments" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：军姿站到第 30 分钟，前排同学的汗滴在同一个地方；夜里拉歌拉到嗓子哑",
        en: "e.g. thirty minutes at attention, sweat falling on the same spot; singing until we lost our voices",
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
  output: { kind: "article", register: "campus", unit: "char" },
  recipe: {
    role: "刚参加完军训的新生",
    task: "写军训总结，记录训练经历，写出纪律意识和集体精神的变化",
    structure: [
      { zh: "军训开篇", en: "Opening", fn: "bg", weight: 15 },
      { zh: "训练点滴", en: "Training moments", fn: "scene", weight: 40 },
      { zh: "收获与改变", en: "Change", fn: "feel", weight: 30 },
      { zh: "带着军训精神出发", en: "Carry it forward", fn: "plan", weight: 15 },
    ],
    style: ["有画面、有动作", "情绪自然"],
    constraints: ["不写体罚与夸张情节", "写一个具体的人和一天", "不用“钢铁意志”类套话"],
    en: {
      role: "a new student just back from the training",
      task: "Write an account of student military training and of what it changed.",
      rules: [
        "tell one day and one person closely",
        "show the change in a habit, not in a declaration",
        "keep hardship in proportion and show no punishment",
        "no stock phrases about iron wills",
      ],
    },
  },
});
