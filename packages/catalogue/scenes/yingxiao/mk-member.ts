import { defineScene } from "../../src/scene-schema.ts";

export const mkMember = defineScene({
  key: "mkMember",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "会员权益文案", en: "Membership copy" },
  remark: { zh: "开了会员，到底有什么", en: "What a member really gets" },
  marked: "",
  icon: "identification-card",
  form: [
    {
      key: "brand",
      label: { zh: "品牌", en: "Brand" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：慢炉面包", en: "e.g. Slow Oven Bread" },
    },
    {
      key: "offer",
      label: { zh: "会员权益", en: "Benefits" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：每周一免费法棍、生日送蛋糕、预留限量款",
        en: "e.g. a baguette every Monday, a birthday cake, limited items kept for you",
      },
      row: 3,
    },
    {
      key: "target",
      label: { zh: "会员等级", en: "Tier" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：一年 199 元的面包卡", en: "e.g. the 199-yuan annual card" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 100,
      min: 100,
      max: 1000,
    },
  ],
  output: { kind: "list", register: "ad", unit: "char" },
  recipe: {
    role: "会员体系产品经理",
    task: "写会员权益文案，总主张、权益清单、适用场景、开通引导",
    structure: [
      { zh: "会员主张", en: "The promise", fn: "hook", weight: 20 },
      { zh: "权益清单", en: "Benefits", fn: "list", weight: 47 },
      { zh: "使用场景", en: "Scenes", fn: "scene", weight: 18 },
      { zh: "开通引导", en: "Join", fn: "cta", weight: 15 },
    ],
    style: ["数字化利益"],
    constraints: ["规则限制写明", "每项权益写怎么用、用几次", "不写“尊享”“专属”类空词"],
    en: {
      role: "the brand",
      task: "Write membership copy: the promise, the benefits, when they pay off, how to join.",
      rules: [
        "say of each benefit how to use it, how often, and what it saves",
        "put limits next to the benefit",
        "show how a member uses it in an ordinary month",
        'no "exclusive", "VIP treatment" without a benefit behind it',
      ],
    },
  },
});
