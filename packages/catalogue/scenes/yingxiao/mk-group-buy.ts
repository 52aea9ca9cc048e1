import { defineScene } from "../../src/scene-schema.ts";

export const mkGroupBuy = defineScene({
  key: "mkGroupBuy",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "团购文案", en: "Group-buy copy" },
  remark: { zh: "好在哪、多少钱、几点截单", en: "Why it's good, the price, the cut-off" },
  marked: "",
  icon: "shopping-bag",
  form: [
    {
      key: "name",
      label: { zh: "团购商品", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：赣南脐橙 10 斤装", en: "e.g. navel oranges, 5 kg box" },
    },
    {
      key: "point",
      label: { zh: "卖点", en: "Selling points" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：枝头熟、当日采、不打蜡", en: "e.g. ripened on the tree, picked that day, unwaxed" },
    },
    {
      key: "offer",
      label: { zh: "团购规则", en: "Deal" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：一箱 58 元，20 箱起送，周三晚截单",
        en: "e.g. 58 yuan a box, 20 boxes minimum, orders close Wednesday night",
      },
    },
    {
      key: "content",
      label: { zh: "商品与提货", en: "Product and pick-up" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：果径 75 到 85 毫米；周五下午到小区东门；坏果拍照包赔",
        en: "e.g. 75 to 85 mm across; Friday afternoon at the east gate; bad fruit is refunded",
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
    role: "社区团长",
    task: "写团购文案，品质理由、价格规则、截单时间、自提方式",
    structure: [
      { zh: "吸引", en: "Hook", fn: "hook", weight: 25 },
      { zh: "品质理由", en: "Quality", fn: "sell", weight: 38 },
      { zh: "团购规则", en: "Rules", fn: "rule", weight: 22 },
      { zh: "接龙引导", en: "Join", fn: "cta", weight: 15 },
    ],
    style: ["邻里口吻"],
    constraints: ["规则清楚", "不虚标原价", "坏果破损怎么赔写明，没给写【待补充】"],
    en: {
      role: "the neighbour who runs the group buy",
      task: "Write a group-buy post: why it is good, price and rules, when orders close, where to pick up.",
      rules: [
        "write as to neighbours",
        "put price, unit, minimum order, closing time and pick-up one to a line",
        "say what happens with damaged goods",
        "show an old price only where given",
      ],
    },
  },
});
