import { defineScene } from "../../src/scene-schema.ts";

export const visionMission = defineScene({
  key: "visionMission",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "使命愿景价值观", en: "Mission, vision, values" },
  remark: { zh: "别写空话，写做得到的", en: "Only what you would really do" },
  marked: "",
  icon: "compass",
  form: [
    {
      key: "company",
      label: { zh: "单位名称", en: "Company" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：慢炉面包", en: "e.g. Slow Oven Bread" },
    },
    {
      key: "industry",
      label: { zh: "行业", en: "Industry" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：社区烘焙", en: "e.g. neighbourhood baking" },
    },
    {
      key: "content",
      label: { zh: "创始人想法", en: "Founders' view" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：想让附近的人早上吃得上好面包；不开到第十家；不收隔夜的",
        en: "e.g. good bread for the street in the morning; never more than ten shops; nothing sold overnight",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "list", register: "biz", unit: "char" },
  recipe: {
    role: "公司创始人",
    task: "提炼使命、愿景、价值观，每条附行为准则",
    structure: [
      { zh: "使命", en: "Mission", fn: "purpose", weight: 20 },
      { zh: "愿景", en: "Vision", fn: "wish", weight: 20 },
      { zh: "价值观", en: "Values", fn: "list", weight: 40 },
      { zh: "行为准则", en: "Behaviours", fn: "rule", weight: 20 },
    ],
    style: ["短句、可背"],
    constraints: ["不空洞雷同", "每条价值观写一件会做和一件不做的事", "不用“引领”“打造”"],
    reader: { zh: "公司里的人", en: "the people of the company" },
    en: {
      role: "the founders",
      task: "Write a mission, a vision and values, each value with the behaviour that shows it.",
      rules: [
        "say in the mission what we do and for whom today, in the vision what will be different if we succeed",
        "say it in words that would not fit the company next door",
        "give each value one thing we do and one thing we refuse",
        'no "excellence", "integrity", "synergy" without a behaviour of its own',
      ],
    },
  },
});
