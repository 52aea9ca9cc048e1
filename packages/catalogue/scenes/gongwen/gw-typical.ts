import { defineScene } from "../../src/scene-schema.ts";

export const gwTypical = defineScene({
  key: "gwTypical",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "典型经验材料", en: "Best-practice write-up" },
  remark: { zh: "把做法提炼成经验", en: "Turn what worked into lessons" },
  marked: "",
  icon: "star",
  form: [
    {
      key: "company",
      label: { zh: "单位", en: "Organisation" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：望江社区", en: "e.g. the Wangjiang neighbourhood" },
    },
    {
      key: "topic",
      label: { zh: "经验主题", en: "Theme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：楼栋微自治", en: "e.g. self-rule stairwell by stairwell" },
    },
    {
      key: "content",
      label: { zh: "做法与成效", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：一栋一个议事角；48 名楼长；调解加装电梯 11 部；投诉比去年少四成",
        en: "e.g. a talking corner in each block; 48 block heads; 11 lifts agreed; complaints down by two fifths",
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
  output: { kind: "article", register: "official", unit: "char" },
  recipe: {
    role: "总结本单位做法的起草人",
    task: "写典型经验材料，用对仗小标题概括三到四条做法，并写成效与启示",
    structure: [
      { zh: "背景与概况", en: "Background", fn: "bg", weight: 15 },
      { zh: "主要做法", en: "Practices", fn: "measure", weight: 48 },
      { zh: "工作成效", en: "Results", fn: "result", weight: 20 },
      { zh: "经验启示", en: "Lessons", fn: "argue", weight: 17 },
    ],
    style: ["小标题凝练，彼此对称但不硬凑", "一做法一案例"],
    constraints: ["提炼不脱离事实", "不自创机构名称", "启示写别处学得走的，不写“领导重视”"],
    en: {
      role: "the writer of the organisation that did it",
      task: "Write a best-practice account: background, three or four practices, results and lessons.",
      rules: [
        "make each subheading say the practice",
        "show each in one case, step by step",
        "give results with what they were before",
        "draw lessons others could use and say what they need for them",
        "do not credit leadership",
      ],
    },
  },
});
