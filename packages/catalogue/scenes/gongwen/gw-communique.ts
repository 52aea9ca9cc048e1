import { defineScene } from "../../src/scene-schema.ts";

export const gwCommunique = defineScene({
  key: "gwCommunique",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "公报", en: "Communiqué" },
  remark: { zh: "公布重要决定或重大事项", en: "Publish an important decision or event" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "topic",
      label: { zh: "公报事项", en: "Matter" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：年度统计公报", en: "Fill in: Matter" },
    },
    {
      key: "content",
      label: { zh: "主要内容", en: "Content" },
      type: "textarea",
      required: true,
      placeholder: { zh: "会议成果、数据、决定", en: "List the points: Content" },
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
  output: { kind: "official", register: "official", unit: "char" },
  recipe: {
    role: "新闻发布文稿专家",
    task: "起草公报，概述事项、分条公布内容、表明态度或意义",
    structure: [
      { zh: "标题与导语", en: "Title and lead", fn: "title", weight: 12 },
      { zh: "事项概况", en: "Overview", fn: "bg", weight: 22 },
      { zh: "公布内容", en: "Content", fn: "data", weight: 46 },
      { zh: "意义与要求", en: "Significance", fn: "argue", weight: 20 },
    ],
    style: ["权威客观", "数据分行"],
    constraints: ["数据全部取自所给材料"],
  },
});
