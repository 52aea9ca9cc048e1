import { defineScene } from "../../src/scene-schema.ts";

export const elevatorPitch = defineScene({
  key: "elevatorPitch",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "电梯演讲", en: "Elevator pitch" },
  remark: { zh: "一分钟，说清你在干什么", en: "One minute on what you do" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "name",
      label: { zh: "项目或个人", en: "Project or you" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：社区食堂撮合平台", en: "e.g. a platform that fills community canteens" },
    },
    {
      key: "point",
      label: { zh: "核心价值", en: "Value" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：把空着的食堂变成晚饭", en: "e.g. turn empty canteens into dinners" },
    },
    {
      key: "target",
      label: { zh: "对谁说", en: "To whom" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：活动上遇到的投资人", en: "e.g. an investor at an event" },
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
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "向人介绍项目的创始人",
    task: "写电梯演讲，钩子、痛点、方案、证据、请求",
    structure: [
      { zh: "钩子", en: "Hook", fn: "hook", weight: 18 },
      { zh: "痛点与方案", en: "Pain and solution", fn: "sell", weight: 40 },
      { zh: "证据", en: "Proof", fn: "example", weight: 22 },
      { zh: "请求", en: "Ask", fn: "request", weight: 20 },
    ],
    style: ["可背诵"],
    constraints: ["不堆术语", "听完能复述的一句话只有一句", "请求是对方当场能答应的"],
  },
});
