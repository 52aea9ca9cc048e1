import { defineScene } from "../../src/scene-schema.ts";

export const kpiPlan = defineScene({
  key: "kpiPlan",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "绩效考核方案", en: "Performance scheme" },
  remark: { zh: "考什么、怎么算，公平", en: "What counts, and how it's counted" },
  marked: "",
  icon: "target",
  form: [
    {
      key: "department",
      label: { zh: "部门", en: "Department" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：直销部", en: "e.g. Direct Sales" },
    },
    {
      key: "target",
      label: { zh: "考核对象", en: "Who" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：12 名销售代表", en: "e.g. twelve sales reps" },
    },
    {
      key: "content",
      label: { zh: "关注重点", en: "Focus" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：回款比签单重要；看新客也看老客；不能只看一个月",
        en: "e.g. cash over contracts; new and old accounts; more than one month",
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
  output: { kind: "plan", register: "office", unit: "char" },
  recipe: {
    role: "薪酬绩效经理",
    task: "写绩效考核方案，含原则、指标权重、流程、结果应用与申诉",
    structure: [
      { zh: "目的与原则", en: "Purpose and principles", fn: "purpose", weight: 15 },
      { zh: "指标与权重", en: "Metrics", fn: "table", weight: 30 },
      { zh: "考核流程", en: "Process", fn: "process", weight: 22 },
      { zh: "结果应用", en: "Use of results", fn: "result", weight: 18 },
      { zh: "申诉与修订", en: "Appeal", fn: "rule", weight: 15 },
    ],
    style: ["指标少而精", "权重合计一百"],
    constraints: ["指标不超过六个，每个写数据从哪来", "不以罚款代替考核，扣减须有制度依据", "权重没给时标“建议”"],
  },
});
