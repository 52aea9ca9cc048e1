import { defineScene } from "../../src/scene-schema.ts";

export const contestReview = defineScene({
  key: "contestReview",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "学科竞赛总结", en: "Contest review" },
  remark: { zh: "给下一次留下经验", en: "Notes for the next attempt" },
  marked: "",
  icon: "medal",
  form: [
    {
      key: "activityName",
      label: { zh: "竞赛名称", en: "Contest" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：全国大学生数学建模竞赛", en: "e.g. the national maths modelling contest" },
    },
    {
      key: "content",
      label: { zh: "参赛情况", en: "Facts" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：三人队，三天写完；前一天半选错题；拿了省三等奖；最后没时间写灵敏度分析",
        en: "e.g. a team of three in three days; lost half on the wrong problem; provincial third prize; no time for sensitivity tests",
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
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "参赛队的队长",
    task: "写学科竞赛总结，复盘准备、比赛、协作与得失，给后来者建议",
    structure: [
      { zh: "参赛概况", en: "Overview", fn: "bg", weight: 15 },
      { zh: "备赛过程", en: "Preparation", fn: "process", weight: 22 },
      { zh: "关键难点与解法", en: "Key problems", fn: "problem", weight: 28 },
      { zh: "团队协作得失", en: "Teamwork", fn: "compare", weight: 18 },
      { zh: "经验与建议", en: "Advice", fn: "tip", weight: 17 },
    ],
    style: ["技术点讲清思路不贴代码", "经验可复制"],
    constraints: ["成绩以所给为准", "失误写清发生在哪一步", "建议给到下一届的具体时间点"],
    en: {
      role: "the captain of the team that took part",
      task: "Write a review of a contest: how we prepared, what happened, where points were won and lost, and what the next team should know.",
      rules: [
        "say at which step a mistake was made and what caused it",
        "explain a technical choice by its reasoning, without code",
        "speak of teamwork through decisions, not moods",
        "give advice with the time to start it",
      ],
    },
  },
});
