import { defineScene } from "../../src/scene-schema.ts";

export const mkSms = defineScene({
  key: "mkSms",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "营销短信", en: "Marketing text" },
  remark: { zh: "一条短信，看完就懂", en: "One message, understood at once" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "brand",
      label: { zh: "签名", en: "Signature" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：慢炉面包", en: "e.g. Slow Oven Bread" },
    },
    {
      key: "topic",
      label: { zh: "短信主题", en: "What it's about" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：会员日领券提醒", en: "e.g. a coupon reminder for members' day" },
    },
    {
      key: "offer",
      label: { zh: "优惠信息", en: "Offer" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：满 60 减 15，今晚 24 点到期", en: "e.g. 15 off 60, ending at midnight" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 50,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "会员运营",
    task: "写营销短信，签名、利益、时间、链接占位、退订",
    structure: [{ zh: "短信内容", en: "Message", fn: "cta", weight: 100 }],
    style: ["一条短信只说一件事", "利益在前"],
    constraints: ["必须含签名与退订方式", "截止时间写到点", "只放一个链接"],
  },
});
