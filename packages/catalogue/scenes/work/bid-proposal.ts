import { defineScene } from "../../src/scene-schema.ts";

export const bidProposal = defineScene({
  key: "bidProposal",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "投标服务方案", en: "Bid service plan" },
  remark: { zh: "逐条应标，说到做到", en: "Answer every clause" },
  marked: "",
  icon: "stamp",
  form: [
    {
      key: "project",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：校园食堂三年承包", en: "e.g. a three-year campus catering contract" },
    },
    {
      key: "requirement",
      label: { zh: "招标要求", en: "Requirements" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：每日 3000 人就餐；两荤一素不超过 12 元；48 小时留样；突发停电有预案",
        en: "e.g. 3,000 meals a day; a set under 12 yuan; samples kept 48 hours; a plan for power cuts",
      },
      row: 4,
    },
    {
      key: "advantage",
      label: { zh: "我方优势", en: "Your strengths" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：在管三所学校食堂；有中央厨房；五年无食安处罚",
        en: "e.g. three school canteens; a central kitchen; five years without a penalty",
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
      max: 10000,
    },
  ],
  output: { kind: "plan", register: "office", unit: "char" },
  recipe: {
    role: "投标经理",
    task: "写投标技术或服务方案，逐条响应要求，写组织、流程、质量、应急与承诺",
    structure: [
      { zh: "项目理解", en: "Understanding", fn: "bg", weight: 14 },
      { zh: "服务方案", en: "Service plan", fn: "measure", weight: 30 },
      { zh: "组织与人员", en: "Organisation", fn: "team", weight: 15 },
      { zh: "质量保障", en: "Quality", fn: "rule", weight: 16 },
      { zh: "应急预案", en: "Contingency", fn: "risk", weight: 12 },
      { zh: "服务承诺", en: "Commitments", fn: "close", weight: 13 },
    ],
    style: ["按招标要求的顺序和编号应答", "先承诺，再写怎么做到"],
    constraints: ["资质业绩不得虚构，缺项占位", "不能满足的写偏离说明，不含糊", "报价不写进技术部分"],
  },
});
