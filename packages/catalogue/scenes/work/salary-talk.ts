import { defineScene } from "../../src/scene-schema.ts";

export const salaryTalk = defineScene({
  key: "salaryTalk",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "加薪申请", en: "Pay-rise request" },
  remark: { zh: "用做成的事来谈", en: "Let your results ask" },
  marked: "",
  icon: "coins",
  form: [
    { key: "name", label: { zh: "姓名", en: "Name" }, type: "text", required: true, placeholder: { zh: "比如：宋词", en: "e.g. Song Ci" } },
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：运营主管", en: "e.g. operations lead" },
    },
    {
      key: "result",
      label: { zh: "贡献与成果", en: "What you've done" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：一年半没调薪；接手两条业务线；把客诉率从 3% 降到 1.2%",
        en: "e.g. no raise in 18 months; took on two product lines; complaints from 3% to 1.2%",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "申请加薪的员工",
    task: "写加薪申请，说明职责变化、贡献、期望与弹性",
    structure: [
      { zh: "称呼与来意", en: "Salutation and purpose", fn: "greet", weight: 15 },
      { zh: "职责变化", en: "Role growth", fn: "fact", weight: 25 },
      { zh: "主要贡献", en: "Contributions", fn: "result", weight: 33 },
      { zh: "期望与商量", en: "Request", fn: "request", weight: 17 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 10 },
    ],
    style: ["自信、尊重"],
    constraints: ["不以离职相要挟", "不和同事比较", "期望幅度没给就写“想听听您的安排”，不编数字"],
  },
});
