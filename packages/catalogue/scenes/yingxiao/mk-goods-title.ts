import { defineScene } from "../../src/scene-schema.ts";

export const mkGoodsTitle = defineScene({
  key: "mkGoodsTitle",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "商品标题优化", en: "Product title" },
  remark: { zh: "买的人怎么搜，就怎么写", en: "Written the way people search" },
  marked: "",
  icon: "tag",
  form: [
    {
      key: "name",
      label: { zh: "商品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：儿童吸管保温杯 500 毫升", en: "e.g. a 500 ml children's straw flask" },
    },
    {
      key: "keyword",
      label: { zh: "关键词", en: "Keywords" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：儿童、保温、吸管、上学", en: "e.g. children, insulated, straw, school" },
    },
    {
      key: "category",
      label: { zh: "品类", en: "Category" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：水杯水壶", en: "e.g. bottles and flasks" },
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
