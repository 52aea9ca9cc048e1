import { defineScene } from "../../src/scene-schema.ts";

export const tripReport = defineScene({
  key: "tripReport",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "出差报告", en: "Business trip report" },
  remark: { zh: "见了谁，谈成什么", en: "Whom you met and what came of it" },
  marked: "",
  icon: "airplane-tilt",
  form: [
    {
      key: "place",
      label: { zh: "出差地点", en: "Place" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：成都、绵阳", en: "e.g. Chengdu and Mianyang" },
    },
    {
      key: "timeSpan",
      label: { zh: "出差时间", en: "Dates" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：5 月 6 日到 9 日", en: "e.g. 6–9 May" },
    },
    {
      key: "content",
      label: { zh: "行程与成果", en: "What happened" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：拜访三家经销商；一家愿意首批 200 台；都嫌售后慢；竞品在铺县城",
        en: "e.g. three dealers; one will take 200 units; all say service is slow; a rival is entering the counties",
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
    role: "刚出差回来的员工",
    task: "写出差报告，含目的、行程、成果、市场观察、问题与建议",
    structure: [
      { zh: "目的与行程", en: "Purpose and route", fn: "schedule", weight: 18 },
      { zh: "主要成果", en: "Results", fn: "result", weight: 30 },
      { zh: "现场观察", en: "Observations", fn: "fact", weight: 22 },
      { zh: "问题", en: "Problems", fn: "problem", weight: 13 },
      { zh: "建议与跟进", en: "Follow-up", fn: "plan", weight: 17 },
    ],
    style: ["结论清楚，先说这趟值不值", "跟进有时限有责任人"],
    constraints: ["没谈定的不写成已达成", "谁说的话记到谁名下", "现场观察与个人判断分开写"],
  },
});
