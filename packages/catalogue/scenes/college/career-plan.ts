import { defineScene } from "../../src/scene-schema.ts";

export const careerPlan = defineScene({
  key: "careerPlan",
  type: "scene",
  category: "college",
  categories: ["college", "startup"],
  title: { zh: "职业生涯规划书", en: "Career plan" },
  remark: { zh: "看清自己，再选方向", en: "Know yourself, then pick a direction" },
  marked: "red",
  icon: "path",
  form: [
    {
      key: "major",
      label: { zh: "专业", en: "Major" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：统计学，大二", en: "e.g. statistics, second year" },
    },
    {
      key: "fangxiang",
      label: { zh: "发展方向", en: "Direction" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：互联网公司的数据分析", en: "e.g. data analysis in a tech company" },
    },
    {
      key: "guihua",
      label: { zh: "阶段规划", en: "Milestones" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：大三拿到一段实习；毕业进入本地公司做分析；五年后能独立带一个项目",
        en: "e.g. an internship next year; an analyst job after graduation; leading a project within five years",
      },
      row: 4,
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
  output: { kind: "article", register: "campus", unit: "char" },
  recipe: {
    role: "为自己规划职业的大学生",
    task: "写一份大学生职业生涯规划书，完成自我认知、职业认知、目标设定、行动计划和评估调整",
    structure: [
      { zh: "自我认知", en: "Self-assessment", fn: "intro", weight: 20 },
      { zh: "职业环境分析", en: "Career environment", fn: "market", weight: 20 },
      { zh: "职业目标", en: "Career goals", fn: "purpose", weight: 15 },
      { zh: "行动计划", en: "Action plan", fn: "schedule", weight: 30 },
      { zh: "评估与调整", en: "Review and adjustment", fn: "risk", weight: 15 },
    ],
    style: ["用“现状—差距—行动”贯穿", "行动写到学期或月份"],
    constraints: ["不引用未给出的薪资和就业率数据", "目标之间前后衔接"],
    en: {
      role: "a student planning a career",
      task: "Write a career plan that goes from self-knowledge and the field to a goal, the gap and dated steps to close it.",
      rules: [
        "back each strength with something done",
        "set each step in a term or a month",
        "tie each step to a gap it closes",
        "name a second choice and what would make me take it",
      ],
    },
  },
});
