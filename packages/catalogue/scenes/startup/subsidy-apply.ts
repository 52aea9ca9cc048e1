import { defineScene } from "../../src/scene-schema.ts";

export const subsidyApply = defineScene({
  key: "subsidyApply",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "创业补贴申请", en: "Subsidy application" },
  remark: { zh: "条件一条条对上", en: "Tick every condition" },
  marked: "",
  icon: "stamp",
  form: [
    {
      key: "name",
      label: { zh: "申请主体", en: "Applicant" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：云水家庭农场", en: "e.g. Yunshui Family Farm" },
    },
    {
      key: "topic",
      label: { zh: "补贴项目", en: "Subsidy" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一次性创业补贴", en: "e.g. the one-off start-up subsidy" },
    },
    {
      key: "content",
      label: { zh: "经营情况", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：2024 年 11 月登记；雇 3 名本村人；种 40 亩茶；上年流水 26 万",
        en: "e.g. registered November 2024; three local workers; 40 mu of tea; 260,000 turnover",
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
  output: { kind: "letter", register: "official", unit: "char" },
  recipe: {
    role: "人社局创业指导专员",
    task: "写创业补贴申请，主体情况、符合条件、经营与就业、资金用途、承诺",
    structure: [
      { zh: "称呼与申请事项", en: "Salutation and request", fn: "greet", weight: 10 },
      { zh: "主体情况", en: "Applicant", fn: "intro", weight: 22 },
      { zh: "符合条件说明", en: "Eligibility", fn: "basis", weight: 25 },
      { zh: "经营与带动就业", en: "Operation and jobs", fn: "result", weight: 23 },
      { zh: "承诺与落款", en: "Promise", fn: "sign", weight: 20 },
    ],
    style: ["对照条件逐条"],
    constraints: ["条件以当地文件为准"],
  },
});
