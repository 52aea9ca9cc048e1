import { defineScene } from "../../src/scene-schema.ts";

export const meetingAgenda = defineScene({
  key: "meetingAgenda",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "会议议程", en: "Meeting agenda" },
  remark: { zh: "几点谈什么，谈出什么", en: "What, how long, to what end" },
  marked: "",
  icon: "list-numbers",
  form: [
    {
      key: "topic",
      label: { zh: "会议主题", en: "Meeting" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：二季度复盘会", en: "e.g. the second-quarter review" },
    },
    {
      key: "timeSpan",
      label: { zh: "时长", en: "Length of meeting" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：90 分钟", en: "e.g. 90 minutes" },
    },
    {
      key: "content",
      label: { zh: "议题", en: "Items" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：指标回顾；退货为什么涨；三季度砍哪个项目；要当场定负责人",
        en: "e.g. figures; why returns rose; which project to cut; owners named on the spot",
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
  output: { kind: "plan", register: "office", unit: "char" },
  recipe: {
    role: "召集会议的人",
    task: "设计会议议程，写目标、议题时长、主讲、会前准备与产出",
    structure: [
      { zh: "会议目标", en: "Goal", fn: "purpose", weight: 17 },
      { zh: "议程与时长", en: "Agenda", fn: "schedule", weight: 45 },
      { zh: "会前准备", en: "Pre-work", fn: "list", weight: 20 },
      { zh: "会议规则", en: "Rules", fn: "rule", weight: 8 },
      { zh: "预期产出", en: "Output", fn: "result", weight: 10 },
    ],
    style: ["每个议题标注“告知/讨论/决定”"],
    constraints: ["时长相加不超总时长", "要决定的议题排在前半", "留五分钟确认行动项"],
    en: {
      role: "the person who called the meeting",
      task: "Write an agenda: what the meeting is to achieve, its items with times and speakers, and what to prepare.",
      rules: [
        'mark every item "to inform", "to discuss" or "to decide", with the outcome wanted',
        "put decisions in the first half",
        "let the times add up to no more than the length of the meeting, with five minutes at the end to confirm actions",
        "say who is to read or bring what beforehand",
      ],
    },
  },
});
