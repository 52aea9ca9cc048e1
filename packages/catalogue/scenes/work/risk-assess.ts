import { defineScene } from "../../src/scene-schema.ts";

export const riskAssess = defineScene({
  key: "riskAssess",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "风险评估报告", en: "Risk assessment" },
  remark: { zh: "会出什么事，先想好", en: "What could go wrong, thought through" },
  marked: "",
  icon: "warning",
  form: [
    {
      key: "project",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：老厂房改造成展厅", en: "e.g. turning the old workshop into a gallery" },
    },
    {
      key: "content",
      label: { zh: "已知风险", en: "Known risks" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：屋顶承重没报告；雨季施工；消防要重审；预算只留了 5% 机动",
        en: "e.g. no load report for the roof; rainy season; fire approval; a 5% reserve",
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
    role: "内控与合规经理",
    task: "写风险评估报告，识别风险、评级、应对与监控",
    structure: [
      { zh: "评估范围", en: "Scope", fn: "bg", weight: 12 },
      { zh: "风险识别", en: "Identification", fn: "list", weight: 30 },
      { zh: "风险评级", en: "Rating", fn: "compare", weight: 18 },
      { zh: "应对措施", en: "Responses", fn: "measure", weight: 28 },
      { zh: "监控机制", en: "Monitoring", fn: "rule", weight: 12 },
    ],
    style: ["概率与影响分级"],
    constraints: ["评级说明依据，没有数据的写“凭经验”", "应对分清规避、降低、转移、接受", "每条写苗头和盯的人"],
    en: {
      role: "the person in charge of the project's risks",
      task: "Write a risk assessment: scope, a register of risks with ratings, responses and how they are watched.",
      rules: [
        "name a risk as cause, event and effect",
        "rate likelihood and impact on one scale, with the grounds",
        'write "by judgement" where there are no data',
        "choose to avoid, reduce, transfer or accept, and say what is done",
        "give each its early sign and an owner",
      ],
    },
  },
});
