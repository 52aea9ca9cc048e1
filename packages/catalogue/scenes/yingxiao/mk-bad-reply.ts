import { defineScene } from "../../src/scene-schema.ts";

export const mkBadReply = defineScene({
  key: "mkBadReply",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "差评回复", en: "Reply to a bad review" },
  remark: { zh: "化解不满，挽回信任", en: "Turn it around" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "content",
      label: { zh: "差评内容", en: "Review" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴评价", en: "List the points: Review" },
      row: 5,
    },
    {
      key: "measure",
      label: { zh: "处理办法", en: "Remedy" },
      type: "textarea",
      required: true,
      placeholder: { zh: "补偿、改进", en: "List the points: Remedy" },
      row: 3,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 100,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "letter", register: "ad", unit: "char" },
  recipe: {
    role: "客户体验经理",
    task: "写差评回复，致歉、说明、解决、邀约",
    structure: [
      { zh: "致歉", en: "Apology", fn: "greet", weight: 28 },
      { zh: "说明与解决", en: "Fix", fn: "measure", weight: 47 },
      { zh: "邀请与承诺", en: "Invite", fn: "close", weight: 25 },
    ],
    style: ["真诚、不争辩"],
    constraints: ["不泄露订单隐私", "不诱导改评"],
  },
});
