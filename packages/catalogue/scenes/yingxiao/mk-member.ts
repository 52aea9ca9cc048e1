import { defineScene } from "../../src/scene-schema.ts";

export const mkMember = defineScene({
  key: "mkMember",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "会员权益文案", en: "Membership copy" },
  remark: { zh: "权益看得懂，价值算得清", en: "Benefits people grasp" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "brand",
      label: { zh: "品牌", en: "Brand" },
      type: "text",
      required: true,
      placeholder: { zh: "请输入品牌名", en: "Fill in: Brand" },
    },
    {
      key: "offer",
      label: { zh: "会员权益", en: "Benefits" },
      type: "text",
      required: true,
      placeholder: { zh: "逐条列出", en: "Fill in: Benefits" },
    },
    {
      key: "target",
      label: { zh: "会员等级", en: "Tier" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：金卡", en: "Fill in: Tier" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
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
      { zh: "会员主张", en: "Claim", fn: "hook", weight: 20 },
      { zh: "权益清单", en: "Benefits", fn: "list", weight: 47 },
      { zh: "使用场景", en: "Scenes", fn: "scene", weight: 18 },
      { zh: "开通引导", en: "Join", fn: "cta", weight: 15 },
    ],
    style: ["数字化利益"],
    constraints: ["规则限制写明"],
  },
});
