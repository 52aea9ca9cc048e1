import { defineScene } from "../../src/scene-schema.ts";

export const svComment = defineScene({
  key: "svComment",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "视频评论引导", en: "Comment prompts" },
  remark: { zh: "让人忍不住说两句", en: "Give people something to answer" },
  marked: "",
  icon: "chats",
  form: [
    {
      key: "topic",
      label: { zh: "视频内容", en: "What the video shows" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：同价位三款保温杯倒水六小时", en: "e.g. three flasks tested over six hours" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：不端着，会自嘲", en: "e.g. easy-going, laughs at itself" },
    },
    {
      key: "content",
      label: { zh: "视频里的看点", en: "What the video shows" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：六小时后最好的 71 度，最差的 48 度；贵的那款漏了一点；很多人问容量",
        en: "e.g. 71 degrees after six hours for the best, 48 for the worst; the dear one leaked; many ask about size",
      },
      row: 4,
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
    constraints: ["不刷屏引战", "提问一句话能答", "回复不阴阳怪气"],
    en: {
      role: "the creator in the comments",
      task: "Write a pinned comment, prompts and replies for the video.",
      rules: [
        "write prompts one can answer in a word or two",
        "let the pinned comment add something the video left out",
        "reply in the creator's voice, quick and kind",
        "no bait, no asking for likes in every line",
      ],
    },
  },
});
