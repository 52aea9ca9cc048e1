import { defineScene } from "../../src/scene-schema.ts";

export const workSummery = defineScene({
  key: "workSummery",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "工作总结", en: "Work summary" },
  remark: { zh: "做了什么，做成什么样", en: "What you did and how it turned out" },
  marked: "red",
  icon: "clipboard-text",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：人事专员", en: "e.g. HR officer" },
    },
    {
      key: "content",
      label: { zh: "工作内容", en: "Work done" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：招聘入职 23 人；重写入职手册；搭起内推渠道，占三成；社招周期还是偏长",
        en: "e.g. hired 23; rewrote the handbook; referrals now a third; hiring still takes too long",
      },
      row: 5,
    },
    {
      key: "timeSpan",
      label: { zh: "时间范围", en: "Period" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026 年 1 月到 6 月", en: "e.g. January to June 2026" },
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
    role: "总结自己工作的员工",
    task: "按给定时间段写个人工作总结，包含完成情况、亮点、问题与改进",
    structure: [
      { zh: "总体概述", en: "Overview", fn: "sum", weight: 12 },
      { zh: "主要工作与完成情况", en: "Work completed", fn: "fact", weight: 33 },
      { zh: "亮点与成果", en: "Highlights", fn: "result", weight: 22 },
      { zh: "不足与反思", en: "Gaps", fn: "problem", weight: 15 },
      { zh: "下一步计划", en: "Next steps", fn: "plan", weight: 18 },
    ],
    style: ["按重要性排序", "事实加结果", "适度自省"],
    constraints: ["不把团队成果写成个人成果", "按事情归类，不按日期流水", "不足写明打算怎么改"],
  },
});
