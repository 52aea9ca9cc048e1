import { defineScene } from "../../src/scene-schema.ts";

export const workEmail = defineScene({
  key: "workEmail",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "工作邮件", en: "Work email" },
  remark: { zh: "一封信办一件事", en: "One email, one matter" },
  marked: "",
  icon: "envelope",
  form: [
    {
      key: "receiver",
      label: { zh: "收件人", en: "To" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：供应商对接人王经理", en: "e.g. Ms Wang at the supplier" },
    },
    {
      key: "topic",
      label: { zh: "邮件主题", en: "Subject" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：确认第二批交付时间", en: "e.g. confirming the second delivery" },
    },
    {
      key: "content",
      label: { zh: "要点", en: "Points" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：原定 5 月 20 日；我们 25 日要装机；请周五前确认，晚了要重排工人",
        en: "e.g. due 20 May; we install on the 25th; please confirm by Friday or we must rebook the crew",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "写这封邮件的员工",
    task: "写工作邮件，含主题行、称呼、目的、要点、下一步与结尾",
    structure: [
      { zh: "主题行", en: "Subject line", fn: "title", weight: 4 },
      { zh: "称呼与目的", en: "Salutation and purpose", fn: "greet", weight: 14 },
      { zh: "要点说明", en: "Points", fn: "list", weight: 46 },
      { zh: "请求与期限", en: "Request and deadline", fn: "request", weight: 26 },
      { zh: "结束语与署名", en: "Closing", fn: "sign", weight: 10 },
    ],
    style: ["一封一事", "礼貌直接"],
    constraints: ["不写模糊期限，“尽快”改成日期", "附件以占位提示", "请求放在对方不用翻页就看到的地方"],
  },
});
