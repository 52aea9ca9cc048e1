import { defineScene } from "../../src/scene-schema.ts";

export const quartSummary = defineScene({
  key: "quartSummary",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "季度总结", en: "Quarterly summary" },
  remark: { zh: "对着目标讲差在哪里", en: "Against target, and why" },
  marked: "",
  icon: "chart-bar",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：电商运营", en: "e.g. e-commerce manager" },
    },
    {
      key: "timeSpan",
      label: { zh: "季度", en: "Quarter" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026 年第一季度", en: "e.g. first quarter of 2026" },
    },
    {
      key: "content",
      label: { zh: "季度工作", en: "Work done" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：销售额 420 万，目标 450 万；复购率升到 18%；直播停了三周；退货集中在鞋类",
        en: "e.g. 4.2m against 4.5m; repeat buyers up to 18%; no live streams for three weeks; returns mostly shoes",
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
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "总结本季度工作的员工",
    task: "写季度工作总结，对照目标讲完成、讲偏差、讲原因、讲下季度",
    structure: [
      { zh: "季度目标回顾", en: "Goals", fn: "purpose", weight: 12 },
      { zh: "完成情况", en: "Results", fn: "data", weight: 30 },
      { zh: "偏差与原因", en: "Gaps and causes", fn: "cause", weight: 22 },
      { zh: "亮点经验", en: "Highlights", fn: "sell", weight: 14 },
      { zh: "下季度计划", en: "Next quarter", fn: "plan", weight: 22 },
    ],
    style: ["目标—结果—偏差一一对应", "偏差分清自己能控的与外部的"],
    constraints: ["没给目标值的写【待补充】，不倒推", "原因不只写“市场环境”", "下季度计划先接本季度没完成的"],
    en: {
      role: "the employee reporting the quarter",
      task: "Write a quarterly review: targets, results, gaps and their causes, next quarter.",
      rules: [
        "set target, result and gap side by side, in a table where there are several",
        'separate causes within reach from outside ones, and never leave it at "market conditions"',
        "do not work a target out backwards from its result",
        "begin next quarter with what this one left open",
      ],
    },
  },
});
