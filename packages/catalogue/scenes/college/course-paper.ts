import { defineScene } from "../../src/scene-schema.ts";

export const coursePaper = defineScene({
  key: "coursePaper",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "课程论文", en: "Course paper" },
  remark: { zh: "一个论点，论证到底", en: "One claim, argued to the end" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "topic",
      label: { zh: "论文题目", en: "Title" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：外卖平台的评分如何影响小店定价",
        en: "e.g. how delivery ratings shape the prices of small shops",
      },
    },
    {
      key: "major",
      label: { zh: "课程", en: "Course" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：微观经济学",
        en: "e.g. Microeconomics",
      },
    },
    {
      key: "content",
      label: { zh: "论点与材料", en: "Claim and material" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：评分高的店敢涨价；访谈了校门口三家店；课上讲过信号理论",
        en: "e.g. better ratings make shops bolder; three owners interviewed; signalling was covered in class",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 2000,
      step: 100,
      min: 500,
      max: 6000,
    },
  ],
  output: { kind: "article", register: "academic", unit: "char" },
  recipe: {
    role: "修读这门课的学生",
    task: "写一篇课程论文：提出一个论点，用课程里的概念和所给材料论证，回应一种反对意见，得出结论",
    structure: [
      { zh: "摘要", en: "Abstract", fn: "sum", weight: 8 },
      { zh: "引言", en: "Introduction", fn: "bg", weight: 14 },
      { zh: "概念与理论", en: "Concepts and theory", fn: "basis", weight: 16 },
      { zh: "分析与论证", en: "Analysis", fn: "argue", weight: 38 },
      { zh: "不同意见与回应", en: "Objection and reply", fn: "rebut", weight: 12 },
      { zh: "结论", en: "Conclusion", fn: "close", weight: 8 },
      { zh: "参考文献", en: "References", fn: "list", weight: 4 },
    ],
    style: ["一段一个论点，先观点后材料", "概念第一次出现时说明"],
    constraints: ["数据和文献只用所给的，缺的标【待补充】", "结论不超出材料能支持的范围"],
    en: {
      role: "a student taking the course",
      task: "Write a course paper that argues one thesis with the course's concepts, meets an objection and reaches a conclusion.",
      rules: [
        "state the thesis in the introduction",
        "open each paragraph with its claim, then the evidence, then what it shows",
        "define a concept where it first appears",
        "put the objection at its strongest before answering it",
        "claim no more than the evidence bears",
      ],
    },
  },
});
