import { defineScene } from "../../src/scene-schema.ts";

export const gwSelfExam = defineScene({
  key: "gwSelfExam",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "对照检查材料", en: "Self-examination statement" },
  shortTitle: { zh: "对照检查", en: "Self-examination" },
  remark: { zh: "查问题，找根子，定措施", en: "Fault, root and remedy" },
  marked: "",
  icon: "magnifying-glass",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：局办公室副主任", en: "e.g. deputy head of the general office" },
    },
    {
      key: "topic",
      label: { zh: "会议主题", en: "Meeting theme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：年度组织生活会", en: "e.g. the annual Party group meeting" },
    },
    {
      key: "problem",
      label: { zh: "查摆问题", en: "Problems" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：学习碎片化；下基层少，全年 4 次；催办多、帮办少",
        en: "e.g. scattered study; only 4 field visits; more chasing than helping",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1500,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "article", register: "official", unit: "char" },
  recipe: {
    role: "作对照检查的干部本人",
    task: "写个人对照检查材料，含对照情况、存在问题、原因剖析、整改措施",
    structure: [
      { zh: "总体情况", en: "Overview", fn: "bg", weight: 9 },
      { zh: "存在问题", en: "Problems", fn: "problem", weight: 40 },
      { zh: "原因剖析", en: "Causes", fn: "cause", weight: 24 },
      { zh: "整改措施", en: "Fixes", fn: "measure", weight: 27 },
    ],
    style: ["问题见人见事，一个问题配一个表现", "剖析到思想和作风层面", "用第一人称"],
    constraints: ["不以工作建议代替自我批评", "不把别人或单位的问题写成自己的", "整改措施写明做到哪天、做到什么程度"],
  },
});
