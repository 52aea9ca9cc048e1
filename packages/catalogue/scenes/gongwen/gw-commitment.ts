import { defineScene } from "../../src/scene-schema.ts";

export const gwCommitment = defineScene({
  key: "gwCommitment",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "承诺书", en: "Letter of commitment" },
  remark: { zh: "说得出，也做得到", en: "Promises you can be held to" },
  marked: "",
  icon: "shield-check",
  form: [
    {
      key: "name",
      label: { zh: "承诺人或单位", en: "Who promises" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：幸福里餐饮店", en: "e.g. the Xingfuli restaurant" },
    },
    {
      key: "topic",
      label: { zh: "承诺事项", en: "Matter" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：食品安全主体责任", en: "e.g. our duty on food safety" },
    },
    {
      key: "content",
      label: { zh: "承诺内容", en: "Commitments" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：进货留票；后厨装摄像头；从业人员持证；过期食品当天销毁",
        en: "e.g. keep every receipt; a camera in the kitchen; all staff certified; expired food destroyed the same day",
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
    role: "作出承诺的本人或单位",
    task: "写承诺书，写明依据、承诺条款、违约责任",
    structure: [
      { zh: "标题与对象", en: "Title and addressee", fn: "title", weight: 10 },
      { zh: "承诺缘由", en: "Grounds", fn: "basis", weight: 20 },
      { zh: "承诺条款", en: "Commitments", fn: "list", weight: 45 },
      { zh: "责任与监督", en: "Liability", fn: "require", weight: 15 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 10 },
    ],
    style: ["条款可核查", "“保证”后接具体行为"],
    constraints: ["不写无法履行的承诺", "每条能被检查，不写“尽力”“争取”", "违约后果只写承诺人担得起的"],
  },
});
