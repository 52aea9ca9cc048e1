import { defineScene } from "../../src/scene-schema.ts";

export const svLiveFlow = defineScene({
  key: "svLiveFlow",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "直播流程表", en: "Live run-down" },
  remark: { zh: "几点几分做什么", en: "What happens at each minute" },
  marked: "",
  icon: "list-checks",
  form: [
    {
      key: "topic",
      label: { zh: "直播主题", en: "Theme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：家居收纳专场", en: "e.g. a home-storage special" },
    },
    {
      key: "duration",
      label: { zh: "直播时长", en: "Running time" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：2 小时", en: "e.g. two hours" },
    },
    {
      key: "content",
      label: { zh: "商品与环节", en: "Items" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：暖场 10 分钟；真空袋、衣架、抽屉盒；9 点连线粉丝改造衣柜",
        en: "e.g. ten-minute warm-up; vacuum bags, hangers, drawer boxes; a call-in wardrobe makeover at nine",
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
  output: { kind: "plan", register: "video", unit: "char" },
  recipe: {
    role: "直播统筹",
    task: "编写直播流程表，含时间段、环节、话术要点、道具与分工",
    structure: [
      { zh: "直播目标", en: "Goal", fn: "purpose", weight: 10 },
      { zh: "流程时间轴", en: "Timeline", fn: "schedule", weight: 50 },
      { zh: "分工", en: "Team", fn: "team", weight: 15 },
      { zh: "互动设计", en: "Interaction", fn: "cta", weight: 13 },
      { zh: "突发预案", en: "Contingency", fn: "risk", weight: 12 },
    ],
    style: ["按分钟推进"],
    constraints: ["总时长与设定一致", "每款商品写讲解时长", "设备、断网、缺货各有一手准备"],
    en: {
      role: "the producer of the live stream",
      task: "Write a run-down for the live stream: goal, timeline, who does what, interaction, what if.",
      rules: [
        "make a table by the minute: time, item, host, key lines, props",
        "let times add up to the running time",
        "leave time for each product, and for questions",
        "have a fallback for equipment, connection and stock",
      ],
    },
  },
});
