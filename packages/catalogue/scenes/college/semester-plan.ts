import { defineScene } from "../../src/scene-schema.ts";

export const semesterPlan = defineScene({
  key: "semesterPlan",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "学期学习计划", en: "Semester study plan" },
  remark: { zh: "愿望拆成每周的事", en: "Wishes broken into weeks" },
  marked: "",
  icon: "calendar-check",
  form: [
    {
      key: "major",
      label: { zh: "专业", en: "Major" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：英语师范", en: "e.g. English teaching" },
    },
    {
      key: "target",
      label: { zh: "本学期目标", en: "Goals" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：过专四，绩点到 3.6，读完 8 本原著", en: "e.g. pass the TEM-4, reach a 3.6 GPA, finish eight novels" },
    },
    {
      key: "content",
      label: { zh: "课程与时间", en: "Courses and time" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：周一到周四满课；周五下午和周末空；每晚能有 2 小时",
        en: "e.g. full days Monday to Thursday; Friday afternoons and weekends free; two hours each night",
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
  output: { kind: "plan", register: "campus", unit: "char" },
  recipe: {
    role: "给自己定学习计划的大学生",
    task: "写一份学期学习计划，目标可检验、任务可执行、进度可追踪",
    structure: [
      { zh: "现状分析", en: "Where I am", fn: "bg", weight: 15 },
      { zh: "学期目标", en: "Goals", fn: "purpose", weight: 20 },
      { zh: "周计划与方法", en: "Weekly plan and methods", fn: "schedule", weight: 40 },
      { zh: "保障措施", en: "Safeguards", fn: "measure", weight: 15 },
      { zh: "检查与调整", en: "Review", fn: "risk", weight: 10 },
    ],
    style: ["目标用数字或事件衡量", "任务落到星期"],
    constraints: ["每周任务量要现实", "留出机动时间"],
    en: {
      role: "a student planning the term for themselves",
      task: "Write a study plan for a term: goals that can be checked, tasks that can be done, progress that can be followed.",
      rules: [
        "measure a goal by a figure or an event",
        "give each task its day of the week",
        "ask of a week what it can hold",
        "leave spare time",
      ],
    },
  },
});
