import { defineScene } from "../../src/scene-schema.ts";

export const promotionReport = defineScene({
  key: "promotionReport",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "晋升述职报告", en: "Promotion report" },
  remark: { zh: "用事例说明你够得上", en: "Show you already work at that level" },
  marked: "",
  icon: "medal",
  form: [
    {
      key: "job",
      label: { zh: "现岗位", en: "Current role" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：高级工程师", en: "e.g. senior engineer" },
    },
    {
      key: "targetJob",
      label: { zh: "晋升岗位", en: "Target role" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：技术主管", en: "e.g. tech lead" },
    },
    {
      key: "content",
      label: { zh: "核心业绩", en: "Key results" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：主导支付重构，失败率降到 0.3%；带出 2 名能独立值班的新人；推动代码评审",
        en: "e.g. led the payment rebuild, failures down to 0.3%; trained two for on-call; started code review",
      },
      row: 5,
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
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "申请晋升的员工",
    task: "写晋升述职报告，对照目标岗位能力，用案例证明业绩、能力与潜力",
    structure: [
      { zh: "个人概况", en: "Profile", fn: "intro", weight: 8 },
      { zh: "核心业绩", en: "Key results", fn: "result", weight: 33 },
      { zh: "能力举证", en: "Evidence", fn: "example", weight: 26 },
      { zh: "团队影响", en: "Team impact", fn: "team", weight: 13 },
      { zh: "目标岗位规划", en: "Plan", fn: "plan", weight: 20 },
    ],
    style: ["情境—行动—结果", "突出难度与影响", "按目标岗位的要求举证，不按时间"],
    constraints: ["成果注明个人角色", "不写“服从安排”类表态", "差距也写一条，并写怎么补"],
    en: {
      role: "the employee up for promotion",
      task: "Write a case for promotion that shows, by what was done, that the writer already works at the level applied for.",
      rules: [
        "order it by what the target role asks, not by date",
        "give each case its situation, the writer's own part, the result, and what made it hard",
        'say "I" for own work and "we" for the team\'s',
        "name one gap and how it is being closed",
      ],
    },
  },
});
