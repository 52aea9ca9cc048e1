import { defineScene } from "../../src/scene-schema.ts";

export const rbComment = defineScene({
  key: "rbComment",
  type: "scene",
  category: "redbook",
  categories: ["redbook"],
  title: { zh: "评论区互动", en: "Comment replies" },
  remark: { zh: "接得住梗，留得住人", en: "Keep the chat alive" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "content",
      label: { zh: "粉丝评论", en: "Comments" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴几条评论", en: "List the points: Comments" },
      row: 5,
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
  output: { kind: "list", register: "social", unit: "char" },
  recipe: {
    role: "社群运营",
    task: "为每条评论写回复，包含感谢、补充信息、引导互动",
    structure: [
      { zh: "回复清单", en: "Replies", fn: "dialog", weight: 80 },
      { zh: "置顶评论建议", en: "Pinned comment", fn: "cta", weight: 20 },
    ],
    style: ["像真人", "有来有回"],
    constraints: ["不怼粉", "不引导站外交易"],
  },
});
