import { defineScene } from "../../src/scene-schema.ts";

export const gwStudyFeel = defineScene({
  key: "gwStudyFeel",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "理论学习心得", en: "Study reflection" },
  remark: { zh: "学有所思，用在本职", en: "What you studied and how you'll use it" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "topic",
      label: { zh: "学习内容", en: "What you studied" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：基层治理专题讲座", en: "e.g. a lecture on local governance" },
    },
    {
      key: "orientation",
      label: { zh: "联系方向", en: "Angle" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：窗口服务怎么少让人跑一趟", en: "e.g. saving people a second trip to the counter" },
    },
    {
      key: "content",
      label: { zh: "学习要点与工作实际", en: "What you learned and your work" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：讲座讲到“一件事一次办”；我们窗口开证明还要跑两趟；打算先并掉两张表",
        en: "e.g. the lecture on one visit per matter; our window still needs two; two forms could be merged first",
      },
      row: 4,
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
  output: { kind: "article", register: "official", unit: "char" },
  recipe: {
    role: "参加理论学习的干部本人",
    task: "写理论学习心得体会，概括要义、谈认识、联系岗位谈落实",
    structure: [
      { zh: "学习概况", en: "Overview", fn: "bg", weight: 15 },
      { zh: "核心要义理解", en: "Key ideas", fn: "argue", weight: 33 },
      { zh: "联系实际的思考", en: "Linking to work", fn: "feel", weight: 30 },
      { zh: "落实打算", en: "Action", fn: "plan", weight: 22 },
    ],
    style: ["观点鲜明", "一段一个认识"],
    constraints: ["不整段引用文件", "表述稳妥", "落实打算写岗位上的一两件事"],
    reader: { zh: "党组织和同事", en: "the Party branch and colleagues" },
    en: {
      role: "the official who studied",
      task: "Write a reflection on a text or course of study: its main ideas, what you make of them, and what follows for your work.",
      rules: [
        "take one idea at a time",
        "put it in your own words, quote little",
        "test it on a case from your post",
        "end on one or two things you will do",
      ],
    },
  },
});
