import { defineScene } from "../../src/scene-schema.ts";

export const investorEmail = defineScene({
  key: "investorEmail",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "投资人邮件", en: "Email to an investor" },
  remark: { zh: "冷邮件，三句话见人", en: "A cold email worth answering" },
  marked: "",
  icon: "envelope",
  form: [
    {
      key: "target",
      label: { zh: "投资人", en: "Investor" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：关注农业的青禾资本合伙人", en: "e.g. a partner at a farming-focused fund" },
    },
    {
      key: "name",
      label: { zh: "项目名称", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：海水淡化滤膜", en: "e.g. desalination membranes" },
    },
    {
      key: "point",
      label: { zh: "核心亮点", en: "Highlight" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：能耗降三成，已在两个岛试用", en: "e.g. 30% less power, tested on two islands" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "连续创业者",
    task: "写给投资人的冷邮件，主题、一句话、亮点、请求",
    structure: [
      { zh: "主题行", en: "Subject", fn: "title", weight: 12 },
      { zh: "一句话介绍", en: "One-liner", fn: "hook", weight: 25 },
      { zh: "亮点证明", en: "Proof", fn: "result", weight: 35 },
      { zh: "请求与署名", en: "Ask", fn: "request", weight: 28 },
    ],
    style: ["极简、尊重"],
    constraints: ["不群发语气", "写明为什么找这一位", "亮点放在前面"],
  },
});
