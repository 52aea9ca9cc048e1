import { defineScene } from "../../src/scene-schema.ts";

export const mkCommunity = defineScene({
  key: "mkCommunity",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "社群运营话术", en: "Community script" },
  remark: { zh: "进群到下单，说得不烦人", en: "From hello to order, without nagging" },
  marked: "",
  icon: "users-three",
  form: [
    {
      key: "topic",
      label: { zh: "社群主题", en: "Group" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：家庭烘焙交流群", en: "e.g. a home-baking group" },
    },
    {
      key: "scene",
      label: { zh: "使用环节", en: "Which moment" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：入群欢迎和每日话题", en: "e.g. welcome message and daily topic" },
    },
    {
      key: "offer",
      label: { zh: "优惠信息", en: "Offer" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：新人领 30 元烘焙工具券", en: "e.g. 30 yuan off tools for newcomers" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 100,
      min: 100,
      max: 1000,
    },
  ],
  output: { kind: "list", register: "ad", unit: "char" },
  recipe: {
    role: "私域社群操盘手",
    task: "写社群话术，入群欢迎、群规、互动话题、活动预告、转化",
    structure: [
      { zh: "欢迎与群规", en: "Welcome", fn: "greet", weight: 25 },
      { zh: "互动话题", en: "Topics", fn: "qa", weight: 30 },
      { zh: "活动预告", en: "Preview", fn: "hook", weight: 20 },
      { zh: "转化话术", en: "Making the sale", fn: "cta", weight: 25 },
    ],
    style: ["亲切有边界"],
    constraints: ["不刷屏骚扰", "一天不超过三条", "优惠条件写明"],
  },
});
