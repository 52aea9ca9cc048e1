import { defineScene } from "../../src/scene-schema.ts";

export const gwCircular = defineScene({
  key: "gwCircular",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "通告", en: "Public circular" },
  remark: { zh: "告诉大家要遵守什么", en: "What people in the area must observe" },
  marked: "",
  icon: "megaphone",
  form: [
    {
      key: "company",
      label: { zh: "发布单位", en: "Issuing body" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：市公安局交通警察支队", en: "e.g. the Municipal Traffic Police" },
    },
    {
      key: "topic",
      label: { zh: "通告事项", en: "Matter" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：元宵灯会期间临时交通管制", en: "e.g. traffic control during the Lantern Festival" },
    },
    {
      key: "content",
      label: { zh: "规定内容", en: "Rules" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：2 月 12 日 17 点到 23 点；滨河路全段禁行；公交 5 路改道；停车去体育馆",
        en: "e.g. 12 February, 5–11 pm; Binhe Road closed; route 5 diverted; park at the stadium",
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
    role: "政务服务文稿编辑",
    task: "起草通告，写明缘由、遵守事项、施行时间",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 10 },
      { zh: "通告缘由", en: "Grounds", fn: "basis", weight: 20 },
      { zh: "应当遵守或周知事项", en: "Rules", fn: "rule", weight: 48 },
      { zh: "施行时间与监督", en: "Effective date", fn: "schedule", weight: 14 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 8 },
    ],
    style: ["条款短句", "公众看得懂"],
    constraints: ["限制性规定须写依据，没有提供的写【待补充】", "时间写到点，范围写到路名或地界", "附咨询电话占位"],
  },
});
