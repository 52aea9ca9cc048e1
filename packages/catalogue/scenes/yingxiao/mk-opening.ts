import { defineScene } from "../../src/scene-schema.ts";

export const mkOpening = defineScene({
  key: "mkOpening",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "开业宣传文案", en: "Grand-opening copy" },
  remark: { zh: "新店开门，让街坊知道", en: "Tell the street you're open" },
  marked: "",
  icon: "storefront",
  form: [
    {
      key: "name",
      label: { zh: "店铺名称", en: "Shop" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小麦面馆", en: "e.g. Wheat Noodles" },
    },
    {
      key: "place",
      label: { zh: "店址", en: "Address" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：文昌路 12 号，地铁 B 口出来", en: "e.g. 12 Wenchang Road, exit B" },
    },
    {
      key: "offer",
      label: { zh: "开业福利", en: "Opening deal" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三天内素面 8 元，送酸梅汤", en: "e.g. plain noodles at 8 yuan for three days, plum drink included" },
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
    role: "本地生活营销人",
    task: "写开业文案，亮相、特色、福利、地址时间",
    structure: [
      { zh: "开业亮相", en: "Announce", fn: "hook", weight: 27 },
      { zh: "特色介绍", en: "Features", fn: "sell", weight: 33 },
      { zh: "开业福利", en: "Perks", fn: "list", weight: 22 },
      { zh: "地址时间", en: "Where and when", fn: "cta", weight: 18 },
    ],
    style: ["喜庆有人情味"],
    constraints: ["福利写明期限", "地址写到门牌或地标", "不贬低附近的店"],
  },
});
