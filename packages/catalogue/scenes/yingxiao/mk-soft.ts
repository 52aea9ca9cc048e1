import { defineScene } from "../../src/scene-schema.ts";

export const mkSoft = defineScene({
  key: "mkSoft",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "软文", en: "Advertorial" },
  remark: { zh: "讲着讲着，把东西说了", en: "A story that carries the product" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "name",
      label: { zh: "产品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：不频闪的儿童台灯", en: "e.g. a flicker-free lamp for children" },
    },
    {
      key: "target",
      label: { zh: "目标人群", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：陪写作业的小学生家长", en: "e.g. parents at homework time" },
    },
    {
      key: "scene",
      label: { zh: "生活场景", en: "The scene" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：晚上八点，女儿趴在桌上越写越近", en: "e.g. eight at night, and she is bent over the page" },
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
