import { defineScene } from "../../src/scene-schema.ts";

export const mkFaq = defineScene({
  key: "mkFaq",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "商品问答", en: "Product FAQ" },
  remark: { zh: "买前想问的，先回答", en: "Answer it before they ask" },
  marked: "",
  icon: "list-bullets",
  form: [
    {
      key: "name",
      label: { zh: "商品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：可折叠餐桌", en: "e.g. a folding dining table" },
    },
    {
      key: "content",
      label: { zh: "商品信息", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：桌面 120×60；承重 80 公斤；免安装；刮花可换桌面",
        en: "e.g. 120×60 cm; holds 80 kg; no assembly; replaceable top",
      },
      row: 5,
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
  output: { kind: "list", register: "ad", unit: "char" },
  recipe: {
    role: "电商运营",
    task: "写商品问答，覆盖适用、材质、安装、清洁、物流、售后",
    structure: [
      { zh: "选购问题", en: "Before buying", fn: "qa", weight: 35 },
      { zh: "使用问题", en: "In use", fn: "qa", weight: 35 },
      { zh: "售后问题", en: "After sale", fn: "qa", weight: 30 },
    ],
    style: ["一问一答", "答案先行"],
    constraints: ["缺信息写“以详情页为准”", "缺点也如实回答", "一个答案不超过三句"],
    en: {
      role: "the shop",
      task: "Write questions and answers on the product, from before buying to after the sale.",
      rules: [
        "put questions in the customer's words",
        "answer in the first words, yes or no where it can be",
        "tell its limits as plainly as its strengths",
        'write "see the product page" where the facts say nothing',
      ],
    },
  },
});
