import { defineScene } from "../../src/scene-schema.ts";

export const brainStorming = defineScene({
  key: "brainStorming",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "头脑风暴", en: "Brainstorming" },
  remark: { zh: "先想多，再挑三个", en: "Think wide, keep three" },
  marked: "",
  icon: "lightbulb",
  form: [
    {
      key: "topic",
      label: { zh: "风暴主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：社区小超市怎么让人一周来两次", en: "e.g. getting neighbours into a corner shop twice a week" },
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
  output: { kind: "list", register: "office", unit: "char" },
  recipe: {
    role: "带头想点子的主持人",
    task: "围绕主题发散并收敛，先拆角度，再给点子，最后选出最值得先做的三个",
    structure: [
      { zh: "问题重述", en: "Reframe", fn: "bg", weight: 10 },
      { zh: "思考角度", en: "Angles", fn: "list", weight: 20 },
      { zh: "点子清单", en: "Ideas", fn: "list", weight: 45 },
      { zh: "优先三选", en: "Top three", fn: "compare", weight: 15 },
      { zh: "第一步行动", en: "First step", fn: "plan", weight: 10 },
    ],
    style: ["点子之间差异要大", "每个点子写做法与预期"],
    constraints: ["不重复换词", "避免不合规的点子", "最后三个写为什么先做它"],
    reader: { zh: "一起想办法的人", en: "the people thinking along" },
    selective: true,
    en: {
      role: "the person running the session",
      task: "Write up a brainstorm on the topic: the question turned several ways, ideas from each angle, and the three to do first.",
      rules: [
        "make each idea a different one, not the same idea in other words",
        "say in one line how an idea would be done and what it should bring",
        "say of the three picked why they come before the rest, and what to do first this week",
        "suggest nothing illegal or deceptive",
      ],
    },
  },
});
