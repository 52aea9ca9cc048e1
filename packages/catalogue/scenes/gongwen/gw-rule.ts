import { defineScene } from "../../src/scene-schema.ts";

export const gwRule = defineScene({
  key: "gwRule",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "管理办法", en: "Administrative rules" },
  remark: { zh: "一条一条写成制度", en: "A rulebook, article by article" },
  marked: "",
  icon: "scales",
  form: [
    {
      key: "company",
      label: { zh: "制定单位", en: "Issuing body" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：东江大学化学学院", en: "e.g. Dongjiang University School of Chemistry" },
    },
    {
      key: "topic",
      label: { zh: "规范事项", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：实验室危险化学品管理", en: "e.g. handling dangerous chemicals in the labs" },
    },
    {
      key: "content",
      label: { zh: "管理要点", en: "Points" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：双人双锁领用；实验记录留三年；禁止单人过夜实验；违规停用一个月",
        en: "e.g. two people and two locks; records kept three years; no overnight work alone; a month's suspension for breaches",
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
    role: "单位制度建设专员",
    task: "起草管理办法，按总则、职责、管理程序、监督责任、附则分章分条",
    structure: [
      { zh: "总则", en: "General provisions", fn: "rule", weight: 18 },
      { zh: "职责分工", en: "Duties", fn: "duty", weight: 20 },
      { zh: "管理程序", en: "Procedures", fn: "process", weight: 34 },
      { zh: "监督与责任", en: "Supervision", fn: "require", weight: 18 },
      { zh: "附则", en: "Supplementary", fn: "close", weight: 10 },
    ],
    style: ["条文式“第×条”", "每条一义", "用“应当”“不得”"],
    constraints: [
      "条号连续，章下分条，条下分款",
      "不与上位法抵触，拿不准处标【请核对】",
      "附则写明解释部门、施行日期和旧制度是否废止",
      "罚则轻重与行为相当",
    ],
  },
});
