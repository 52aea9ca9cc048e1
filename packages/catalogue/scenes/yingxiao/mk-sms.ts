import { defineScene } from "../../src/scene-schema.ts";

export const mkSms = defineScene({
  key: "mkSms",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "营销短信", en: "SMS copy" },
  remark: { zh: "七十字内说清一件事", en: "One thing in seventy characters" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "brand",
      label: { zh: "签名", en: "Signature" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：某某商城", en: "Fill in: Signature" },
    },
    {
      key: "topic",
      label: { zh: "短信主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：会员日", en: "Fill in: Topic" },
    },
    {
      key: "offer",
      label: { zh: "优惠信息", en: "Offer" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：满300减50", en: "Fill in: Offer" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 50,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "list", register: "ad", unit: "char" },
  recipe: {
    role: "会员运营",
    task: "写营销短信，签名、利益、时间、链接占位、退订",
    structure: [{ zh: "短信内容", en: "Message", fn: "cta", weight: 100 }],
    style: ["七十字左右", "利益在前"],
    constraints: ["必须含签名与退订方式"],
  },
});
