import { defineScene } from "../../src/scene-schema.ts";

export const gradFeel = defineScene({
  key: "gradFeel",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "毕业感言", en: "Graduation reflection" },
  remark: { zh: "回头看四年，写一篇告别", en: "Looking back before you leave" },
  marked: "",
  icon: "graduation-cap",
  form: [
    {
      key: "major",
      label: { zh: "专业", en: "Major" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：护理学", en: "e.g. nursing" },
    },
    {
      key: "content",
      label: { zh: "难忘经历", en: "Moments" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：第一次扎针手抖，带教老师把自己的手伸过来；全班凑钱给同学过生日",
        en: "e.g. my hand shook at my first injection and my tutor held out her own arm; the class chipped in for a birthday",
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
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "在毕业典礼上发言的毕业生",
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
    en: {
      role: "the graduate who speaks at the ceremony",
      task: "Write a graduation speech that looks back, thanks people and turns to what comes next.",
      rules: [
        "tell two or three moments the whole year will recognise",
        "thank people for something they did",
        "include the families in the hall",
        "laugh with classmates, not at them",
        "no dictionary definitions and no borrowed quotations",
      ],
    },
  },
});
