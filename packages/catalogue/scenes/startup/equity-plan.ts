import { defineScene } from "../../src/scene-schema.ts";

export const equityPlan = defineScene({
  key: "equityPlan",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "股权与激励方案", en: "Equity plan" },
  remark: { zh: "谁拿多少、走了怎么办", en: "Who gets what, and if they leave" },
  notice: {
    zh: "本稿只是起草参考，不是法律意见。签署前请核对身份与金额，要紧的请律师看过。",
    en: "A draft to start from, not legal advice. Check names and amounts before signing, and ask a lawyer where it matters.",
  },
  marked: "",
  icon: "scales",
  form: [
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：手作甜品工作室", en: "e.g. a dessert studio" },
    },
    {
      key: "people",
      label: { zh: "合伙人情况", en: "Partners" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：阿安全职管后厨；小唐兼职做品牌，出资 10 万；还要招一个店长",
        en: "e.g. An runs the kitchen full-time; Tang does branding part-time and put in 100,000; a manager to come",
      },
      row: 3,
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
  output: { kind: "plan", register: "biz", unit: "char" },
  recipe: {
    role: "与合伙人商量股权的创始人",
    task: "写股权与激励方案思路，出资贡献、分配逻辑、成熟期、退出、预留池",
    structure: [
      { zh: "合伙人贡献", en: "Contributions", fn: "intro", weight: 20 },
      { zh: "分配原则", en: "Principles", fn: "rule", weight: 22 },
      { zh: "成熟与退出", en: "Vesting and leaving", fn: "rule", weight: 25 },
      { zh: "激励预留", en: "Option pool", fn: "model", weight: 15 },
      { zh: "风险提示", en: "Risks", fn: "risk", weight: 18 },
    ],
    style: ["通俗解释条款"],
    constraints: ["不构成法律意见，提示咨询律师"],
    reader: { zh: "要合伙的几个人", en: "the partners" },
    en: {
      role: "the founder settling equity with the partners",
      task: "Write an equity plan: what each partner brings, how shares follow from it, vesting and leaving, the option pool, risks.",
      rules: [
        "set contributions side by side in a table: money, time, skill, assets",
        "explain vesting, cliff and good or bad leaver in plain words the first time",
        "mark percentages that are not given as proposals to discuss",
        "say what happens in each case of leaving",
        "add that it is not legal advice and a lawyer should check it",
      ],
    },
  },
});
