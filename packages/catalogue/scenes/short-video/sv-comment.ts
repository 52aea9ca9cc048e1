import { defineScene } from "../../src/scene-schema.ts";

export const svComment = defineScene({
  key: "svComment",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "视频评论引导", en: "Comment prompts" },
  remark: { zh: "让评论区热起来", en: "Heat up the comments" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "topic",
      label: { zh: "视频内容", en: "Video" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：测评三款保温杯", en: "Fill in: Video" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：亲切自然、活泼、专业", en: "Fill in: Style" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 200,
      step: 50,
      min: 50,
      max: 1000,
    },
  ],
  output: { kind: "list", register: "video", unit: "char" },
  recipe: {
    role: "互动运营",
    task: "写置顶评论、提问式引导与三条高赞风格回复",
    structure: [
      { zh: "置顶评论", en: "Pinned", fn: "cta", weight: 28 },
      { zh: "引导提问", en: "Prompts", fn: "qa", weight: 37 },
      { zh: "回复示例", en: "Replies", fn: "dialog", weight: 35 },
    ],
    style: ["有梗不冒犯"],
    constraints: ["不刷屏引战"],
  },
});
