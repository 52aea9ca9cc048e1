import { defineScene } from "../../src/scene-schema.ts";

export const dailyReport = defineScene({
  key: "dailyReport",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "工作日报", en: "Daily report" },
  remark: { zh: "三分钟写完的日报", en: "Done in three minutes" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：产品经理", en: "Fill in: Position" },
    },
    {
      key: "content",
      label: { zh: "今日工作", en: "Today" },
      type: "textarea",
      required: true,
      placeholder: { zh: "完成、进行中、阻碍", en: "List the points: Today" },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "敏捷团队教练",
    task: "写日报，列今日完成、进行中、阻碍与明日计划",
    structure: [
      { zh: "今日完成", en: "Done", fn: "list", weight: 42 },
      { zh: "进行中", en: "In progress", fn: "process", weight: 20 },
      { zh: "阻碍", en: "Blockers", fn: "problem", weight: 15 },
      { zh: "明日计划", en: "Tomorrow", fn: "plan", weight: 23 },
    ],
    style: ["每条一行", "带进度"],
    constraints: ["不写情绪"],
  },
});
