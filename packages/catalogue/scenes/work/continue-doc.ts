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
  example: {
    content: {
      zh: "小区里的快递越堆越多。单元门口的架子上周塌了一次，压坏了两盒鸡蛋，谁也说不清该由谁赔。物业说快递员不该放在这里，快递员说楼上没人接电话，住户说上班时间根本回不来。于是每天傍晚，门口都有人蹲在地上翻找，找不到的就在群里一遍遍地问。",
      en: "Parcels keep piling up in our estate. Last week the shelf by the door collapsed on two boxes of eggs, and nobody could say who should pay. The managers say couriers should not leave things there, the couriers say nobody answers the phone, and the residents say they are at work all day. So every evening somebody crouches by the door and searches, and those who find nothing ask the group chat again and again.",
    },
  },
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
    selective: true,
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
