import { defineScene } from "../../src/scene-schema.ts";

export const mkBadReply = defineScene({
  key: "mkBadReply",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "差评回复", en: "Reply to a bad review" },
  remark: { zh: "先认错，再补救", en: "Own it first, then fix it" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "content",
      label: { zh: "差评内容", en: "The review" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：等了 50 分钟，汤洒了一半，客服还让我再下一单",
        en: "e.g. waited 50 minutes, half the soup spilled, and you asked me to order again",
      },
      row: 5,
    },
    {
      key: "measure",
      label: { zh: "处理办法", en: "What you'll do" },
      type: "textarea",
      required: true,
      placeholder: { zh: "比如：全额退款；送一份重做；骑手站点已换", en: "e.g. full refund; a fresh one on us; new courier station" },
      row: 3,
    },
    {
      key: "sender",
      label: { zh: "署名", en: "From" },
      type: "text",
      required: false,
      placeholder: { zh: "比如：小麦面馆老板娘", en: "e.g. the owner of Wheat Noodles" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 100,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "chat", unit: "char" },
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
    en: {
      role: "the shop answering the review",
      task: "Write a public reply to a bad review: sorry for what, what is being done, how to reach us.",
      rules: [
        "thank by name or handle only where given, and take up the very point complained of",
        "do not argue, even where the review is unfair",
        "reveal no order, address or other customer's details",
        "offer the remedy given and a direct contact",
        "do not ask for the review to be changed or taken down",
      ],
    },
  },
});
