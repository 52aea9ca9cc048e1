import { defineScene } from "../../src/scene-schema.ts";

export const departmentSummary = defineScene({
  key: "departmentSummary",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "部门工作总结", en: "Department summary" },
  remark: { zh: "站在部门角度写全局", en: "The whole department's year" },
  marked: "",
  icon: "users-three",
  form: [
    {
      key: "department",
      label: { zh: "部门", en: "Department" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：市场部", en: "e.g. Marketing" },
    },
    {
      key: "timeSpan",
      label: { zh: "时间范围", en: "Period" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2026 年上半年", en: "e.g. first half of 2026" },
    },
    {
      key: "content",
      label: { zh: "部门工作", en: "Work done" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：办展会 4 场获客 612 个；官网改版；新招 2 人走 1 人；线索转化还在 4%",
        en: "e.g. four fairs, 612 leads; a new website; two hired, one left; conversion stuck at 4%",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "record", register: "office", unit: "char" },
  recipe: {
    role: "集团总部计划部主任",
    task: "写部门工作总结，从业务成果、团队管理、协同创新、问题改进写全局",
    structure: [
      { zh: "总体情况", en: "Overview", fn: "bg", weight: 12 },
      { zh: "业务成果", en: "Business results", fn: "result", weight: 32 },
      { zh: "团队与管理", en: "Team", fn: "team", weight: 18 },
      { zh: "协同与创新", en: "Collaboration", fn: "measure", weight: 14 },
      { zh: "问题与改进", en: "Problems", fn: "problem", weight: 24 },
    ],
    style: ["视角是“我们”", "数据汇总"],
    constraints: ["不写个人评先内容"],
  },
});
