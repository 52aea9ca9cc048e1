import { defineScene } from "../../src/scene-schema.ts";

export const postgradPlan = defineScene({
  key: "postgradPlan",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "考研复习计划", en: "Postgraduate exam plan" },
  remark: { zh: "阶段、科目、每天，排好", en: "Phases, subjects and days" },
  marked: "",
  icon: "calendar-check",
  form: [
    {
      key: "major",
      label: { zh: "报考专业", en: "Target programme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：新闻与传播", en: "e.g. journalism and communication" },
    },
    {
      key: "timeSpan",
      label: { zh: "备考时间", en: "Time left" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：3 月到 12 月", en: "e.g. March to December" },
    },
    {
      key: "content",
      label: { zh: "基础与时间", en: "Level and hours" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：英语六级 480，专业课零基础；工作日每天 5 小时，周末 8 小时",
        en: "e.g. good English, new to the subject; five hours on weekdays, eight at weekends",
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
  output: { kind: "plan", register: "campus", unit: "char" },
  recipe: {
    role: "备考研究生的考生",
    task: "写考研复习计划，划分阶段，安排科目节奏，给出检测节点与调整方法",
    structure: [
      { zh: "基础与目标", en: "Base and goal", fn: "bg", weight: 12 },
      { zh: "阶段划分", en: "Phases", fn: "schedule", weight: 28 },
      { zh: "各科安排", en: "By subject", fn: "measure", weight: 32 },
      { zh: "每日作息", en: "Daily routine", fn: "table", weight: 13 },
      { zh: "检测与调整", en: "Checks", fn: "risk", weight: 15 },
    ],
    style: ["阶段目标可检测", "时间颗粒度到周"],
    constraints: ["不承诺分数", "不推荐具体付费课程"],
  },
});
