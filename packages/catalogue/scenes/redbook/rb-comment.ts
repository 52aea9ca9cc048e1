import { defineScene } from "../../src/scene-schema.ts";

export const rbComment = defineScene({
  key: "rbComment",
  type: "scene",
  category: "redbook",
  categories: ["redbook"],
  title: { zh: "评论区互动", en: "Comment replies" },
  remark: { zh: "一条一条，回得走心", en: "Reply to each one properly" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "content",
      label: { zh: "粉丝评论", en: "Comments" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：这个锅洗碗机能洗吗；求同款桌布；感觉太贵了吧",
        en: "e.g. is the pan dishwasher-safe; where's the tablecloth from; seems pricey",
      },
      row: 5,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：热情但不谄媚", en: "e.g. warm, never fawning" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
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
    en: {
      role: "the blogger answering under the post",
      task: "Write a reply to each comment, and one comment to pin.",
      rules: [
        "answer what was asked before thanking",
        "pick up a word of the commenter",
        "meet criticism without defending yourself",
        "ask back only where it leads somewhere",
        "take no deal off the platform",
      ],
    },
  },
});
