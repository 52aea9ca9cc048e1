import { defineScene } from "../../src/scene-schema.ts";

export const gwInfo = defineScene({
  key: "gwInfo",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "政务信息", en: "Government information item" },
  remark: { zh: "五百字说清一件新事", en: "One piece of news in 500 characters" },
  marked: "",
  icon: "newspaper",
  form: [
    {
      key: "company",
      label: { zh: "报送单位", en: "Sender" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：青石县发展和改革局", en: "e.g. Qingshi County Development Bureau" },
    },
    {
      key: "topic",
      label: { zh: "信息主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小微企业贷款贴息见效", en: "e.g. loan subsidies are reaching small firms" },
    },
    {
      key: "content",
      label: { zh: "事实要点", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：二季度受理 214 户；平均省利息 8600 元；手续从 9 项减到 4 项；有企业反映到账慢",
        en: "e.g. 214 firms in the second quarter; 8,600 yuan saved each; paperwork cut from 9 items to 4; some say payment is slow",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "信息科编辑",
    task: "编写政务信息，标题点明做法或问题，导语一句概括，主体分点",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 8 },
      { zh: "导语", en: "Lead", fn: "bg", weight: 20 },
      { zh: "主要做法或情况", en: "Practices", fn: "measure", weight: 42 },
      { zh: "问题与建议", en: "Problems and advice", fn: "problem", weight: 22 },
      { zh: "报送说明", en: "Source note", fn: "sign", weight: 8 },
    ],
    style: ["短句", "突出“新、实、用”"],
    constraints: ["不评论上级政策", "数据有出处占位"],
  },
});
