import { defineScene } from "../../src/scene-schema.ts";

export const pitchDeck = defineScene({
  key: "pitchDeck",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "路演 PPT 大纲", en: "Pitch deck outline" },
  shortTitle: { zh: "路演大纲", en: "Pitch deck" },
  remark: { zh: "一页一件事，十来页", en: "One thing a slide, a dozen slides" },
  marked: "",
  icon: "presentation-chart",
  form: [
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：低空线路巡检服务", en: "e.g. drone inspection of power lines" },
    },
    {
      key: "content",
      label: { zh: "项目资料", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：人工巡一公里 2 小时；我们 12 分钟；与两家供电所签约；团队 7 人；要 300 万",
        en: "e.g. two hours a km on foot, 12 minutes by us; two contracts; a team of seven; raising 3 million",
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
  output: { kind: "list", register: "biz", unit: "char" },
  recipe: {
    role: "准备路演的创始人",
    task: "写路演 PPT 大纲，逐页给标题、要点、图表建议、讲述提示",
    structure: [
      { zh: "封面与一句话", en: "Cover", fn: "title", weight: 8 },
      { zh: "痛点与方案", en: "Pain and solution", fn: "problem", weight: 22 },
      { zh: "市场与竞争", en: "Market and competition", fn: "market", weight: 20 },
      { zh: "产品与进展", en: "Product and traction", fn: "sell", weight: 20 },
      { zh: "模式与财务", en: "Model and finance", fn: "model", weight: 17 },
      { zh: "团队与融资", en: "Team and ask", fn: "team", weight: 13 },
    ],
    style: ["标题即结论"],
    constraints: ["缺数据用占位", "每页不超过四行字", "融资金额与用途同页"],
  },
});
