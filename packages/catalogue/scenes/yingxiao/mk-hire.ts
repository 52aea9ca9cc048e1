import { defineScene } from "../../src/scene-schema.ts";

export const mkHire = defineScene({
  key: "mkHire",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "招聘文案", en: "Hiring post" },
  remark: { zh: "写给想来的人看", en: "For someone who might say yes" },
  marked: "",
  icon: "briefcase",
  form: [
    {
      key: "company",
      label: { zh: "单位名称", en: "Company" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：慢炉面包", en: "e.g. Slow Oven Bread" },
    },
    {
      key: "targetJob",
      label: { zh: "招聘岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：早班面包师", en: "e.g. morning baker" },
    },
    {
      key: "advantage",
      label: { zh: "吸引点", en: "Why join" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：师傅带三个月；做满一年分红；每天下午两点下班",
        en: "e.g. three months with a master; profit share after a year; off at two",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 100,
      min: 100,
      max: 1000,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "雇主品牌经理",
    task: "写招聘文案，一句吸引、做什么、需要谁、能得到什么、怎么投",
    structure: [
      { zh: "一句吸引", en: "Hook", fn: "hook", weight: 18 },
      { zh: "工作内容", en: "Duties", fn: "duty", weight: 24 },
      { zh: "我们期待", en: "We look for", fn: "require", weight: 22 },
      { zh: "你将获得", en: "You get", fn: "sell", weight: 22 },
      { zh: "投递方式", en: "Apply", fn: "cta", weight: 14 },
    ],
    style: ["真诚具体"],
    constraints: ["无就业歧视", "薪资没给写【待补充】，不编区间", "辛苦的地方也写一句"],
  },
});
