import { defineScene } from "../../src/scene-schema.ts";

export const continueDoc = defineScene({
  key: "continueDoc",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "文章续写", en: "Continue text" },
  remark: { zh: "接着你的语气往下写", en: "Carry on in your own voice" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "content",
      label: { zh: "前文", en: "Text so far" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴已经写好的部分，最后一段要完整", en: "Paste what you have, with the last paragraph complete" },
      row: 8,
    },
    {
      key: "orientation",
      label: { zh: "续写方向", en: "Direction" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：转到怎么解决，语气缓下来", en: "e.g. turn to solutions, in a gentler tone" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 200,
      max: 10000,
    },
  ],
  output: { kind: "transform", register: "tool", unit: "char" },
  recipe: {
    role: "合作撰稿人",
    task: "承接上文语气、人称与结构续写",
    structure: [
      { zh: "承接", en: "Link", fn: "bg", weight: 15 },
      { zh: "展开", en: "Development", fn: "argue", weight: 60 },
      { zh: "收束", en: "Close", fn: "close", weight: 25 },
    ],
    style: ["不复述前文", "逻辑递进"],
    constraints: ["不改变前文事实", "不新添有名有姓的人物和数据"],
    en: {
      role: "the author of the text, carrying on with it",
      task: "Write on from where the text stops, in the direction given.",
      rules: [
        "keep its person, tense, tone and kind of heading",
        "start with the next thought",
        "do not retell what stands there",
        "change no fact of it, and bring in no named person or figure it does not have",
      ],
    },
  },
});
