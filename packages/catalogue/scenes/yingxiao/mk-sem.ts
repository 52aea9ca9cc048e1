import { defineScene } from "../../src/scene-schema.ts";

export const mkSem = defineScene({
  key: "mkSem",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "搜索广告创意", en: "Search ad copy" },
  remark: { zh: "几个字，说中他要找的", en: "Few words, the right ones" },
  marked: "",
  icon: "magnifying-glass",
  form: [
    {
      key: "keyword",
      label: { zh: "关键词", en: "Keywords" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：上门保洁、日常打扫、深度清洁", en: "e.g. home cleaning, regular, deep clean" },
    },
    {
      key: "name",
      label: { zh: "产品服务", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：上门保洁", en: "e.g. home cleaning" },
    },
    {
      key: "point",
      label: { zh: "卖点", en: "Selling points" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：两小时起约，阿姨自带工具", en: "e.g. from two hours, tools included" },
    },
    {
      key: "length",
      label: { zh: "数量", en: "How many" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个数量", en: "Choose how many to write" },
      default: 5,
      step: 1,
      min: 1,
      max: 20,
    },
  ],
  output: { kind: "list", register: "ad", unit: "item" },
  recipe: {
    role: "竞价推广优化师",
    task: "给出若干搜索广告创意，每条含标题与描述",
    structure: [{ zh: "创意清单", en: "Ads", fn: "list", weight: 100 }],
    style: ["关键词出现在标题", "描述带利益"],
    constraints: ["遵守广告法，不用绝对化用语", "标题与落地内容一致", "描述里有一个具体的数"],
  },
});
