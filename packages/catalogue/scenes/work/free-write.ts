import { defineScene } from "../../src/scene-schema.ts";

export const freeWrite = defineScene({
  key: "freeWrite",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "自由写作", en: "Write anything" },
  remark: { zh: "没有合适的场景，自己定", en: "No scene fits: you say what it is" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "topic",
      label: { zh: "写什么", en: "What to write about" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：老小区加装电梯，一楼为什么不同意", en: "e.g. why the ground floor votes against the new lift" },
    },
    {
      key: "style",
      label: { zh: "体裁", en: "Kind of text" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：给邻居的一封信", en: "e.g. a letter to the neighbours" },
    },
    {
      key: "content",
      label: { zh: "手上的材料", en: "What you have" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：六层 12 户，一楼两户怕挡光；报价 42 万，政府补 20 万；四楼老人三年没下过楼",
        en: "e.g. six floors, 12 flats; two fear for their light; 42,000 quoted, half of it subsidised; a man on the fourth has not been out for three years",
      },
      row: 6,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 800,
      step: 100,
      min: 100,
      max: 5000,
    },
  ],
  output: { kind: "article", register: "free", unit: "char" },
  recipe: {
    role: "要交这篇文字的人",
    task: "按写明的主题和体裁写一篇文字，材料里的事都用上，体裁自有格式和次序的照它写",
    structure: [
      { zh: "开头", en: "Opening", fn: "bg", weight: 18 },
      { zh: "展开", en: "Middle", fn: "fact", weight: 42 },
      { zh: "看法", en: "Thoughts", fn: "argue", weight: 25 },
      { zh: "结尾", en: "Ending", fn: "sum", weight: 15 },
    ],
    style: ["体裁决定口吻", "有具体的人、事、数"],
    constraints: ["不加材料以外的事实", "主题不扩大"],
    en: {
      role: "the person who needs this text",
      task: "Write a text of the kind that is named, on the topic that is named, from the notes that are given.",
      rules: [
        "let the kind decide form and tone: a letter has a salutation, a poem has lines",
        "use every fact of the notes",
        "add none that is not in them",
        "stay with the topic",
      ],
    },
  },
});
