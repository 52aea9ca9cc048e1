import { defineScene } from "../../src/scene-schema.ts";

export const contestReview = defineScene({
  key: "contestReview",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "学科竞赛总结", en: "Contest review" },
  remark: { zh: "赛后复盘，给下一次留下经验", en: "Learn from the contest" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "activityName",
      label: { zh: "竞赛名称", en: "Contest" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：数学建模竞赛", en: "Fill in: Contest" },
    },
    {
      key: "content",
      label: { zh: "参赛情况", en: "Facts" },
      type: "textarea",
      required: false,
      placeholder: { zh: "队伍、过程、结果、遗憾", en: "List the points: Facts" },
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
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "竞赛指导教师",
    task: "写学科竞赛总结，复盘准备、比赛、协作与得失，给后来者建议",
    structure: [
      { zh: "参赛概况", en: "Overview", fn: "bg", weight: 15 },
      { zh: "备赛过程", en: "Preparation", fn: "process", weight: 22 },
      { zh: "关键难点与解法", en: "Key problems", fn: "problem", weight: 28 },
      { zh: "团队协作得失", en: "Teamwork", fn: "compare", weight: 18 },
      { zh: "经验与建议", en: "Advice", fn: "tip", weight: 17 },
    ],
    style: ["技术点讲清思路不贴代码", "经验可复制"],
    constraints: ["成绩以所给为准"],
  },
});
