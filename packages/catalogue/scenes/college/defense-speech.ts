import { defineScene } from "../../src/scene-schema.ts";

export const defenseSpeech = defineScene({
  key: "defenseSpeech",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "毕业答辩自述稿", en: "Thesis defence speech" },
  remark: { zh: "八分钟讲清一篇论文", en: "A thesis in eight minutes" },
  marked: "",
  icon: "presentation-chart",
  form: [
    {
      key: "topic",
      label: { zh: "论文题目", en: "Thesis title" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：短视频平台用户隐私协议可读性研究", en: "e.g. how readable are the privacy terms of video apps?" },
    },
    {
      key: "content",
      label: { zh: "论文要点", en: "Key points" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：比较 12 个平台的协议；用可读性公式打分；结论是平均要读 21 分钟；样本偏少",
        en: "e.g. compared 12 apps; scored each with a readability formula; average reading time 21 minutes; the sample is small",
      },
      row: 6,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1500,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "参加毕业答辩的学生",
    task: "写毕业论文答辩自述稿，按选题、方法、内容、结论、创新与不足展开，并附可能被问的问题",
    structure: [
      { zh: "问候与题目", en: "Greeting and title", fn: "greet", weight: 8 },
      { zh: "选题背景与意义", en: "Why this topic", fn: "bg", weight: 18 },
      { zh: "研究方法与思路", en: "Method", fn: "process", weight: 18 },
      { zh: "主要内容与结论", en: "Content and findings", fn: "result", weight: 30 },
      { zh: "创新与不足", en: "Novelty and limits", fn: "compare", weight: 14 },
      { zh: "致谢与请指正", en: "Thanks", fn: "thanks", weight: 5 },
      { zh: "备问要点", en: "Likely questions", fn: "qa", weight: 7 },
    ],
    style: ["口头表达", "主次分明", "每部分一句过渡"],
    constraints: ["不出现论文里没有的结论和数据"],
  },
});
