import { defineScene } from "../../src/scene-schema.ts";

export const mkDish = defineScene({
  key: "mkDish",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "菜品文案", en: "Menu copy" },
  remark: { zh: "让菜单自己会说话", en: "A menu that speaks" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "name",
      label: { zh: "菜品名称", en: "Dish" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：藤椒鱼", en: "Fill in: Dish" },
    },
    {
      key: "content",
      label: { zh: "食材与做法", en: "Ingredients" },
      type: "textarea",
      required: true,
      placeholder: { zh: "产地、工艺、口味", en: "List the points: Ingredients" },
      row: 5,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：亲切自然、活泼、专业", en: "Fill in: Style" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 50,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "餐饮菜单设计师",
    task: "写菜品文案，一句名、一句味、一句由来",
    structure: [
      { zh: "菜名点睛", en: "Name line", fn: "hook", weight: 32 },
      { zh: "风味", en: "Flavour", fn: "scene", weight: 43 },
      { zh: "由来与推荐", en: "Origin", fn: "tip", weight: 25 },
    ],
    style: ["五感、简短"],
    constraints: ["不写功效"],
  },
});
