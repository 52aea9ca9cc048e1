import { defineScene } from "../../src/scene-schema.ts";

export const classPresent = defineScene({
  key: "classPresent",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "课堂展示讲稿", en: "Class presentation script" },
  remark: { zh: "一页一段，照着能讲", en: "One paragraph a slide" },
  marked: "",
  icon: "presentation-chart",
  form: [
    {
      key: "topic",
      label: { zh: "展示主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：碳中和与日常生活", en: "e.g. carbon neutrality in daily life" },
    },
    {
      key: "content",
      label: { zh: "要点", en: "Points" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：共 6 页：什么是碳中和、一顿外卖的碳账、三件容易做的事、小调查结果",
        en: "e.g. six slides: what it means, the carbon cost of a takeaway, three easy changes, our mini survey",
      },
      row: 5,
    },
    {
      key: "timeSpan",
      label: { zh: "时长", en: "Duration" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：8 分钟", en: "e.g. 8 minutes" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "学术表达课教师",
    task: "按页写课堂展示讲稿，给出每页标题、讲稿与过渡句，结尾留互动问题",
    structure: [
      { zh: "开场与提纲", en: "Opening and outline", fn: "greet", weight: 15 },
      { zh: "第一部分", en: "Part one", fn: "fact", weight: 22 },
      { zh: "第二部分", en: "Part two", fn: "argue", weight: 24 },
      { zh: "第三部分", en: "Part three", fn: "example", weight: 22 },
      { zh: "小结与提问", en: "Wrap-up and question", fn: "qa", weight: 17 },
    ],
    style: ["口头化", "先给结论再解释"],
    constraints: ["每页讲稿不超过两分钟", "数据注明待查来源"],
  },
});
