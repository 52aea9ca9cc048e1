import { defineScene } from "../../src/scene-schema.ts";

export const gwOrder = defineScene({
  key: "gwOrder",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "命令", en: "Order" },
  remark: { zh: "公布规章、宣布措施", en: "Issue rules or impose measures" },
  marked: "",
  icon: "gavel",
  form: [
    {
      key: "company",
      label: { zh: "发令机关", en: "Authority" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：青石县人民政府", en: "e.g. Qingshi County Government" },
    },
    {
      key: "topic",
      label: { zh: "命令事项", en: "Matter" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：森林防火期内禁止野外用火", en: "e.g. a ban on open fires during the forest fire season" },
    },
    {
      key: "content",
      label: { zh: "具体规定", en: "Provisions" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：3 月 1 日到 5 月 15 日；全县林区及林缘 100 米；上坟禁烧纸；违者依法处理",
        en: "e.g. 1 March to 15 May; all forest and 100 m around it; no burning at graves; breaches dealt with by law",
      },
      row: 5,
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
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "政府法制机构起草人",
    task: "起草命令，写明发令缘由、命令事项与施行要求",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 10 },
      { zh: "发令缘由", en: "Grounds", fn: "cause", weight: 25 },
      { zh: "命令事项", en: "Order", fn: "rule", weight: 43 },
      { zh: "施行要求", en: "Enforcement", fn: "require", weight: 14 },
      { zh: "签署", en: "Signing", fn: "sign", weight: 8 },
    ],
    style: ["语言刚性", "条款可执行"],
    constraints: ["仅供有权机关参考起草", "罚则须注明法律依据，没有提供的写【待补充】", "写明起止日期和管制范围"],
  },
});
