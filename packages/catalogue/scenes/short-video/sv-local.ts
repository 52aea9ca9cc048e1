import { defineScene } from "../../src/scene-schema.ts";

export const svLocal = defineScene({
  key: "svLocal",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "探店视频脚本", en: "Shop-visit video script" },
  remark: { zh: "走进去、尝一口、说真话", en: "Walk in, try it, tell the truth" },
  marked: "",
  icon: "storefront",
  form: [
    {
      key: "name",
      label: { zh: "店铺名称", en: "Shop" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：老街口的豆花摊", en: "e.g. the tofu pudding stall on Old Street" },
    },
    {
      key: "tiyan",
      label: { zh: "体验亮点", en: "Highlights" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：四张桌子；阿姨自己点卤；辣油里有花生碎；下午三点就卖完",
        en: "e.g. four tables; the owner sets the curd herself; peanuts in the chilli oil; sold out by three",
      },
      row: 4,
    },
    {
      key: "offer",
      label: { zh: "团购信息", en: "Deal" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：双人套餐 18 元，没有就写“无”", en: 'e.g. a set for two at 18 yuan; write "none" if there is none' },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  example: {
    offer: { zh: "双人套餐 18 元", en: "a set for two at 18 yuan" },
  },
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "本地生活编导",
    task: "写探店视频脚本，到店、环境、招牌、点评、引导",
    structure: [
      { zh: "到店开场", en: "Arrive", fn: "hook", weight: 18 },
      { zh: "环境与人", en: "Place and people", fn: "scene", weight: 25 },
      { zh: "招牌特写", en: "Signature", fn: "shot", weight: 30 },
      { zh: "真实点评", en: "Verdict", fn: "compare", weight: 15 },
      { zh: "到店引导", en: "Getting there", fn: "cta", weight: 12 },
    ],
    style: ["镜头贴近", "台词接地气"],
    constraints: ["合作探店的标明广告", "价格以门店为准"],
    en: {
      role: "the creator visiting",
      task: "Write a script for a visit to the shop: arriving, the place, the signature, a verdict, how to get there.",
      rules: [
        "write shot by shot: picture, line, on-screen text",
        "order, taste or try on camera before judging",
        "name one thing that could be better",
        "say when the visit is paid or invited",
        'give prices as "at the time of filming"',
      ],
    },
  },
});
