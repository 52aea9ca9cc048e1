import { defineScene } from "../../src/scene-schema.ts";

export const situationNote = defineScene({
  key: "situationNote",
  type: "scene",
  category: "work",
  categories: ["work", "gongwen"],
  title: { zh: "情况说明", en: "Statement of facts" },
  remark: { zh: "出了什么事，如实说清", en: "What happened, told straight" },
  marked: "",
  icon: "clipboard-text",
  form: [
    {
      key: "receiver",
      label: { zh: "提交单位", en: "To" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：市场监管所",
        en: "e.g. the market supervision office",
      },
    },
    {
      key: "topic",
      label: { zh: "说明事项", en: "What it is about" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：3 月 8 日退货延误",
        en: "e.g. the delayed refund of 8 March",
      },
    },
    {
      key: "content",
      label: { zh: "经过", en: "What happened" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：8 日下单，9 日顾客申请退货；仓库盘点两天没收件；12 日已全额退款并致电",
        en: "e.g. ordered on the 8th, return asked on the 9th; the warehouse was closed for stocktaking; refunded on the 12th with a call",
      },
      row: 5,
    },
    {
      key: "sender",
      label: { zh: "说明人或单位", en: "From" },
      type: "text",
      required: false,
      placeholder: {
        zh: "比如：小麦生活馆",
        en: "e.g. Wheat Living Store",
      },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 200,
      max: 3000,
    },
  ],
  output: { kind: "official", register: "office", unit: "char" },
  recipe: {
    role: "了解经过的当事人",
    task: "写情况说明，写明事由，按时间写清经过，说明原因与责任，写已经采取和准备采取的措施，请对方核实",
    structure: [
      { zh: "标题与主送", en: "Title and addressee", fn: "title", weight: 5 },
      { zh: "事由", en: "What this is about", fn: "cause", weight: 15 },
      { zh: "经过", en: "What happened", fn: "process", weight: 40 },
      { zh: "原因与措施", en: "Causes and measures", fn: "measure", weight: 28 },
      { zh: "落款", en: "Signature", fn: "sign", weight: 12 },
    ],
    style: ["按时间顺序，一事一句", "只陈述，不辩解"],
    constraints: ["没给的时间、人名标【待补充】", "责任不推给没提到的人", "有附件的写明附件名称"],
    en: {
      role: "the person who was there",
      task: "Write a statement of facts: what it is about, what happened in order, why, and what has been and will be done.",
      rules: [
        "tell one event at a time, with date and time, in the past tense",
        "separate what was seen from what was heard or supposed",
        "state, do not defend",
        "put no blame on people not mentioned",
        "mark missing times and names, and name attachments by title",
        "close by asking for it to be checked",
      ],
    },
  },
});
