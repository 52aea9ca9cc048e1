import { defineScene } from "../../src/scene-schema.ts";

export const awardWords = defineScene({
  key: "cqchyxaolt",
  type: "scene",
  slug: "awardWords",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "颁奖词", en: "Award citation" },
  remark: { zh: "百来字，写出一个人的光", en: "One life in a few bright lines" },
  marked: "",
  icon: "medal",
  form: [
    {
      key: "name",
      label: { zh: "获奖者", en: "Winner" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：守林员杨德山", en: "e.g. forest ranger Yang Deshan" },
    },
    {
      key: "content",
      label: { zh: "事迹", en: "What they did" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：二十三年走坏 60 双鞋；林区零火情；在瞭望塔过了 20 个除夕",
        en: "e.g. sixty pairs of boots in 23 years; not one fire; twenty New Year's Eves in the tower",
      },
      row: 5,
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
    role: "颁奖的一方",
    task: "写颁奖词，抓住最具辨识度的事迹，凝练成有韵律的短章",
    structure: [
      { zh: "事迹凝练", en: "The deed", fn: "scene", weight: 45 },
      { zh: "精神升华", en: "The spirit", fn: "feel", weight: 40 },
      { zh: "致敬", en: "Tribute", fn: "wish", weight: 15 },
    ],
    style: ["诗化但清楚", "整散结合"],
    constraints: ["不夸张神化", "至少留住一个数字或物件", "不用“最美”“平凡而伟大”类现成词"],
    selective: true,
    en: {
      role: "the writer for the body giving the award",
      task: "Write an award citation that holds one deed and what it shows.",
      rules: [
        "open on the deed, not on the name",
        "keep one figure or object the audience will remember",
        "speak of the winner in the third person",
        "no superlatives and no hero worship",
        "end with the name or the tribute",
      ],
    },
  },
});
