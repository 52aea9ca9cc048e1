import { defineScene } from "../../src/scene-schema.ts";

export const budgetPlan = defineScene({
  key: "budgetPlan",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "经费预算说明", en: "Budget note" },
  remark: { zh: "每一笔花在哪，算得清", en: "Every line, and how you got it" },
  marked: "",
  icon: "coins",
  form: [
    {
      key: "project",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：秋季新品发布会", en: "e.g. the autumn launch event" },
    },
    {
      key: "budget",
      label: { zh: "预算总额", en: "Total budget" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：10 万元", en: "e.g. 100,000 yuan" },
    },
    {
      key: "content",
      label: { zh: "支出内容", en: "Items" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：场地 3 万；搭建 4 万；物料印刷 1.2 万；直播 8000；机动 1 万",
        en: "e.g. venue 30,000; staging 40,000; print 12,000; streaming 8,000; reserve 10,000",
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
  output: { kind: "table", register: "office", unit: "char" },
  recipe: {
    role: "编制预算的项目负责人",
    task: "写经费预算说明，含依据、科目明细、测算方法、效益与控制",
    structure: [
      { zh: "编制依据", en: "Basis", fn: "basis", weight: 15 },
      { zh: "科目明细", en: "Items", fn: "budget", weight: 38 },
      { zh: "测算说明", en: "Method", fn: "data", weight: 22 },
      { zh: "预期效益", en: "Benefits", fn: "result", weight: 13 },
      { zh: "控制措施", en: "Controls", fn: "risk", weight: 12 },
    ],
    style: ["科目分类清楚", "算式可复核"],
    constraints: ["分项合计必须等于总额，不足数据时写【待补充】", "每项写单价乘数量，没有单价的注明按总价估", "机动费单列并写动用条件"],
    en: {
      role: "the project lead who drew up the budget",
      task: "Write a budget with its justification: a table of lines and amounts, then the basis of each figure and how spending is controlled.",
      rules: [
        "give unit cost, quantity and total for every line, and mark a line without a unit cost as a lump-sum estimate",
        "make the lines add up to the total given",
        "keep contingency on a line of its own with the condition for drawing on it",
        "defend a line by what it makes possible, not by calling it necessary",
      ],
    },
  },
});
