import { defineScene } from "../../src/scene-schema.ts";

export const gwRectify = defineScene({
  key: "gwRectify",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "整改方案", en: "Rectification plan" },
  remark: { zh: "问题、措施、时限、责任", en: "Fault, remedy, date and owner" },
  marked: "",
  icon: "list-checks",
  form: [
    {
      key: "company",
      label: { zh: "整改单位", en: "Organisation" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：安居物业服务公司", en: "e.g. Anju Property Services" },
    },
    {
      key: "problem",
      label: { zh: "反馈问题", en: "Problems raised" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：消防栓无水 2 处；电动车进楼充电；投诉超 3 天未回",
        en: "e.g. two dry hydrants; e-bikes charged indoors; complaints unanswered for over three days",
      },
      row: 4,
    },
    {
      key: "content",
      label: { zh: "已采取措施", en: "Done so far" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：水泵已换；新装 24 个室外充电口；客服改为当日登记",
        en: "e.g. pump replaced; 24 outdoor chargers; complaints now logged the same day",
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
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "整改单位的材料起草人",
    task: "起草整改方案，逐条对应反馈问题写目标、措施、责任单位与完成时限，再写组织领导与长效机制",
    structure: [
      { zh: "总体要求", en: "Overall requirements", fn: "purpose", weight: 10 },
      { zh: "反馈问题", en: "Problems raised", fn: "problem", weight: 18 },
      { zh: "整改措施", en: "Measures", fn: "measure", weight: 38 },
      { zh: "责任与时限", en: "Owners and deadlines", fn: "schedule", weight: 14 },
      { zh: "组织领导", en: "Leadership", fn: "team", weight: 8 },
      { zh: "长效机制", en: "Long-term mechanism", fn: "require", weight: 12 },
    ],
    style: ["一问题一措施，编号前后一致", "立行立改的与长期坚持的分开写", "措施可验收"],
    constraints: ["时限写到月", "不推诿，不写客观理由", "已完成的写明结果，未完成的写明差在哪"],
  },
});
