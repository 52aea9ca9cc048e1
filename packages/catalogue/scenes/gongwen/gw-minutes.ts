import { defineScene } from "../../src/scene-schema.ts";

export const gwMinutes = defineScene({
  key: "gwMinutes",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "办公会议纪要", en: "Minutes of an official meeting" },
  shortTitle: { zh: "会议纪要", en: "Official minutes" },
  remark: { zh: "议了什么，定了什么", en: "What was discussed and decided" },
  marked: "",
  icon: "notebook",
  form: [
    {
      key: "topic",
      label: { zh: "会议名称", en: "Meeting" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026 年第三次局长办公会议", en: "e.g. the bureau's third executive meeting of 2026" },
    },
    {
      key: "people",
      label: { zh: "出席人员", en: "Present" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：局班子成员；办公室、规划科、财务科负责人",
        en: "e.g. the leadership; heads of the general, planning and finance offices",
      },
    },
    {
      key: "content",
      label: { zh: "议定内容", en: "Decisions" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：同意启动老旧校舍检测，规划科 5 月底前出方案；差旅报销改线上，财务科负责；下次会议听进展",
        en: "e.g. survey of old school buildings approved, plan due from Planning by end of May; expenses move online, led by Finance; progress at the next meeting",
      },
      row: 6,
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
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "办公室会务秘书",
    task: "起草办公会议纪要，首部写会议时间、地点、主持、出席和列席人员，再按议题写听取情况与研究意见，议定事项落实到单位与时限",
    structure: [
      { zh: "会议概况与出席人员", en: "Meeting details", fn: "table", weight: 15 },
      { zh: "议题与研究情况", en: "Items considered", fn: "bg", weight: 27 },
      { zh: "议定事项", en: "Decisions", fn: "list", weight: 58 },
    ],
    style: ["用“会议听取了”“会议认为”“会议议定”领起", "一个议题一段，先意见后分工"],
    constraints: ["纪要不写主送、不盖章", "不记个人争论细节", "没有议定的写“会后继续研究”，不替会议作决定"],
  },
});
