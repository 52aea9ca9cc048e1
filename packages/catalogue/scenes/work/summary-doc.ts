import { defineScene } from "../../src/scene-schema.ts";

export const summaryDoc = defineScene({
  key: "summaryDoc",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "内容提炼", en: "Key points" },
  remark: { zh: "长文读成一页", en: "A long text on one page" },
  marked: "",
  icon: "list-bullets",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Original text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴长文、报告或会议记录", en: "Paste the article, report or transcript" },
      row: 8,
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
  output: { kind: "list", register: "tool", unit: "char" },
  recipe: {
    role: "情报分析员",
    task: "提炼一句话结论、要点清单、待确认问题",
    structure: [
      { zh: "一句话结论", en: "One line", fn: "sum", weight: 15 },
      { zh: "要点清单", en: "Points", fn: "list", weight: 62 },
      { zh: "待确认", en: "Open questions", fn: "qa", weight: 23 },
    ],
    style: ["忠于原文", "要点独立成义"],
    constraints: ["不加入外部信息", "原文的观点注明是谁的", "数字照抄，不换算"],
    en: {
      role: "the person who read it for the others",
      task: "Write a digest of the text: its main point in one line, its points in a list, and the questions it leaves open.",
      rules: [
        "make each point understandable without the others",
        "say whose opinion an opinion is",
        "copy figures as they stand, with their units",
        "bring in nothing from outside",
        "open questions follow from the text",
      ],
    },
  },
});
