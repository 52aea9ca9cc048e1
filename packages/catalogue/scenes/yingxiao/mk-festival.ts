import { defineScene } from "../../src/scene-schema.ts";

export const mkFestival = defineScene({
  key: "mkFestival",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "节日营销文案", en: "Festival copy" },
  remark: { zh: "节日的味道，不蹭不硬", en: "A festive note, never forced" },
  marked: "",
  icon: "confetti",
  form: [
    {
      key: "topic",
      label: { zh: "节日", en: "Festival" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：端午节", en: "e.g. the Dragon Boat Festival" },
    },
    {
      key: "brand",
      label: { zh: "品牌", en: "Brand" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：慢炉面包", en: "e.g. Slow Oven Bread" },
    },
    {
      key: "offer",
      label: { zh: "优惠信息", en: "Offer" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：粽子吐司限量 100 个，买一赠一片姜黄饼干", en: "e.g. 100 dumpling loaves, a ginger biscuit with each" },
    },
    {
      key: "content",
      label: { zh: "品牌与节日的事", en: "Brand and holiday" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：店里阿婆教大家包粽子；粽叶是自己洗的；初五开始预订",
        en: "e.g. an old neighbour teaches wrapping; leaves washed by hand; orders from the fifth",
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
    role: "节日创意文案",
    task: "写节日营销文案，节日情绪、品牌关联、福利行动",
    structure: [
      { zh: "节日情绪", en: "Mood", fn: "hook", weight: 35 },
      { zh: "品牌关联", en: "Brand link", fn: "sell", weight: 35 },
      { zh: "福利行动", en: "Offer", fn: "cta", weight: 30 },
    ],
    style: ["巧用节日意象"],
    constraints: ["尊重传统与英烈类节日禁忌，严肃节日不营销"],
    en: {
      role: "the brand",
      task: "Write festive copy: a mood of the day, why the brand belongs in it, the offer.",
      rules: [
        "start from a small true thing people do on that day",
        "make the link to the brand hold without the offer",
        "respect what the day means, and on a day of mourning or remembrance sell nothing",
        "give the offer with its terms and end date",
      ],
    },
  },
});
