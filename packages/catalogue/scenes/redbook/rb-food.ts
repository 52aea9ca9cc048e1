import { defineScene } from "../../src/scene-schema.ts";

export const rbFood = defineScene({
  key: "rbFood",
  type: "scene",
  category: "redbook",
  categories: ["redbook"],
  title: { zh: "美食笔记", en: "Food note" },
  remark: { zh: "味道写得出来，做法跟得上", en: "Taste it, then cook it" },
  marked: "",
  icon: "fork-knife",
  form: [
    {
      key: "name",
      label: { zh: "美食名称", en: "Dish" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：番茄牛腩", en: "e.g. beef brisket with tomato" },
    },
    {
      key: "tiyan",
      label: { zh: "味道与做法", en: "Taste and method" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：番茄分两次放；牛腩焯水后先煎；炖 70 分钟；汤汁拌饭",
        en: "e.g. add tomato twice; sear after blanching; 70 minutes; spoon the sauce on rice",
      },
      row: 4,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：家常，带点馋", en: "e.g. homely and a little greedy" },
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
  output: { kind: "post", register: "social", unit: "char" },
  recipe: {
    role: "美食博主",
    task: "写美食笔记，色香味形描写加做法或吃法要点",
    structure: [
      { zh: "标题", en: "Title", fn: "title", weight: 8 },
      { zh: "色香味", en: "Look, smell, taste", fn: "scene", weight: 30 },
      { zh: "做法或吃法", en: "How", fn: "list", weight: 38 },
      { zh: "小窍门", en: "Tips", fn: "tip", weight: 14 },
      { zh: "话题标签", en: "Tags", fn: "tag", weight: 10 },
    ],
    style: ["五感描写", "用量分行"],
    constraints: ["不写食疗功效", "用量和火候只用所给，没给的写“适量”", "失败过的一步也写"],
  },
});
