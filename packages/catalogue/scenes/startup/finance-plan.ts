import { defineScene } from "../../src/scene-schema.ts";

export const financePlan = defineScene({
  key: "financePlan",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "财务预测说明", en: "Financial forecast" },
  remark: { zh: "假设写明，数字算得动", en: "Open assumptions, sums that work" },
  marked: "",
  icon: "coins",
  form: [
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：亲子餐厅", en: "e.g. a family restaurant" },
    },
    {
      key: "content",
      label: { zh: "经营假设", en: "Assumptions" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：40 座；客单 68 元；工作日坐五成；人工 6 人；房租每月 2.2 万",
        en: "e.g. 40 seats; 68 yuan each; half full on weekdays; six staff; 22,000 rent",
      },
      row: 5,
    },
    {
      key: "budget",
      label: { zh: "启动资金", en: "Start-up funds" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：50 万元，自己 30 万", en: "e.g. 500,000 yuan, 300,000 of it ours" },
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
  output: { kind: "table", register: "biz", unit: "char" },
  recipe: {
    role: "创业公司的财务负责人",
    task: "写财务预测说明，假设、收入、成本、盈亏平衡、现金流与敏感性",
    structure: [
      { zh: "关键假设", en: "Assumptions", fn: "basis", weight: 20 },
      { zh: "收入预测", en: "Revenue", fn: "data", weight: 22 },
      { zh: "成本费用", en: "Costs", fn: "budget", weight: 20 },
      { zh: "盈亏平衡", en: "Break-even", fn: "argue", weight: 15 },
      { zh: "现金流与敏感性", en: "Cash and sensitivity", fn: "risk", weight: 23 },
    ],
    style: ["公式加说明"],
    constraints: ["未给数字不填", "计算须自洽"],
  },
});
