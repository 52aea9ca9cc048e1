import { defineScene } from "../../src/scene-schema.ts";

export const gradFeel = defineScene({
  key: "gradFeel",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "毕业感言", en: "Graduation reflection" },
  remark: { zh: "为大学时光写一篇完整的告别", en: "A full farewell to your college years" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "major",
      label: { zh: "专业", en: "Major" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：汉语言文学", en: "Fill in: Major" },
    },
    {
      key: "content",
      label: { zh: "难忘经历", en: "Unforgettable moments" },
      type: "textarea",
      required: false,
      placeholder: { zh: "老师、同学、比赛、挫折", en: "List the points: Unforgettable moments" },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "毕业典礼学生发言指导老师",
    task: "写毕业感言，回望成长、感谢师友、面向未来",
    structure: [
      { zh: "开场", en: "Opening", fn: "greet", weight: 8 },
      { zh: "初入校园", en: "Where we started", fn: "scene", weight: 20 },
      { zh: "成长与磨砺", en: "Growth and trials", fn: "feel", weight: 32 },
      { zh: "感谢", en: "Thanks", fn: "thanks", weight: 20 },
      { zh: "面向未来", en: "Onward", fn: "wish", weight: 20 },
    ],
    style: ["叙事带抒情", "用时间线串起", "可当众朗读"],
    constraints: ["感谢要具体到事", "避免堆砌排比"],
  },
});
