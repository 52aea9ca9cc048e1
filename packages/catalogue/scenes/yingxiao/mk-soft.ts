import { defineScene } from "../../src/scene-schema.ts";

export const mkSoft = defineScene({
  key: "mkSoft",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "软文", en: "Advertorial" },
  remark: { zh: "故事先行，产品后到", en: "Story first, product later" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "name",
      label: { zh: "产品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：护眼台灯", en: "Fill in: Product" },
    },
    {
      key: "target",
      label: { zh: "目标人群", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小学生家长", en: "Fill in: Audience" },
    },
    {
      key: "scene",
      label: { zh: "生活场景", en: "Scene" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：陪写作业的夜晚", en: "Fill in: Scene" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "article", register: "ad", unit: "char" },
  recipe: {
    role: "生活方式专栏作者",
    task: "写软文，场景故事引发共鸣，自然植入产品，轻收尾",
    structure: [
      { zh: "场景故事", en: "Story", fn: "scene", weight: 37 },
      { zh: "问题浮现", en: "Problem", fn: "problem", weight: 20 },
      { zh: "产品登场", en: "Product", fn: "sell", weight: 28 },
      { zh: "余味收尾", en: "Ending", fn: "close", weight: 15 },
    ],
    style: ["细节真实", "广告感弱"],
    constraints: ["须标注广告", "不写功效承诺"],
  },
});
