import { defineScene } from "../../src/scene-schema.ts";

export const mkWeibo = defineScene({
  key: "mkWeibo",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "微博文案", en: "Microblog post" },
  remark: { zh: "一百来字，有态度", en: "A few lines with a point of view" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "topic",
      label: { zh: "微博主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：下雨天的城市夜跑", en: "e.g. a night run in the rain" },
    },
    {
      key: "keyword",
      label: { zh: "关键词", en: "Keywords" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：夜跑、城市、坚持", en: "e.g. night run, city, habit" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：有画面，不喊口号", en: "e.g. a picture, not a slogan" },
    },
    {
      key: "content",
      label: { zh: "看到和想到的", en: "What you saw and thought" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：七点出门，桥上只有我和一个送外卖的；鞋湿透了反而不怕水坑",
        en: "e.g. out at seven, only a courier and me on the bridge; with soaked shoes puddles stop mattering",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 100,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "社交媒体编辑",
    task: "写一条微博文案，观点或情绪先行，带互动与话题",
    structure: [
      { zh: "抓眼句", en: "Hook", fn: "hook", weight: 30 },
      { zh: "正文", en: "Body", fn: "feel", weight: 42 },
      { zh: "互动与话题", en: "Interaction and tags", fn: "cta", weight: 28 },
    ],
    style: ["短、有梗、有留白"],
    constraints: ["不造谣不引战", "话题不超过两个"],
    en: {
      role: "the person posting",
      task: "Write a microblog post that takes a view or a mood first and leaves something to answer.",
      rules: [
        "make the point in the first words",
        "keep to one thought, with room for others to add",
        "at most two hashtags",
        "no rumour, no baiting",
      ],
    },
  },
});
