import { defineScene } from "../../src/scene-schema.ts";

export const mkGoodsTitle = defineScene({
  key: "mkGoodsTitle",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "商品标题优化", en: "Product title" },
  remark: { zh: "关键词排得对，搜索看得见", en: "Keywords in the right order" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "name",
      label: { zh: "商品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：儿童保温杯", en: "Fill in: Product" },
    },
    {
      key: "keyword",
      label: { zh: "关键词", en: "Keywords" },
      type: "text",
      required: true,
      placeholder: { zh: "多个关键词用逗号隔开", en: "Fill in: Keywords" },
    },
    {
      key: "category",
      label: { zh: "品类", en: "Category" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：家居、美妆、数码", en: "Fill in: Category" },
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
    role: "电商搜索运营",
    task: "给出若干商品标题，按“品牌+品类+属性+场景+人群”组合",
    structure: [{ zh: "标题清单", en: "Titles", fn: "list", weight: 100 }],
    style: ["三十字内", "词序自然"],
    constraints: ["不堆砌重复词", "不含违禁词"],
  },
});
