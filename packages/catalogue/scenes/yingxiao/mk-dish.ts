import { defineScene } from "../../src/scene-schema.ts";

export const mkDish = defineScene({
  key: "mkDish",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "菜品文案", en: "Menu copy" },
  remark: { zh: "念出来就饿了", en: "Makes you hungry to read" },
  marked: "",
  icon: "fork-knife",
  form: [
    {
      key: "name",
      label: { zh: "菜品名称", en: "Dish" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：藤椒鱼片", en: "e.g. fish with green Sichuan pepper" },
    },
    {
      key: "content",
      label: { zh: "食材与做法", en: "Ingredients" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：江团现杀；藤椒油后淋；用豌豆尖垫底",
        en: "e.g. live catfish, cooked to order; pepper oil last; pea shoots beneath",
      },
      row: 5,
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：馋人，少用形容词", en: "e.g. mouth-watering, few adjectives" },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
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
      { zh: "菜名点睛", en: "The name", fn: "hook", weight: 32 },
      { zh: "风味", en: "Flavour", fn: "scene", weight: 43 },
      { zh: "由来与推荐", en: "Origin", fn: "tip", weight: 25 },
    ],
    style: ["写到五感"],
    constraints: ["不写功效", "食材和做法只用所给", "不用“舌尖”“味蕾”类套话"],
    selective: true,
    en: {
      role: "the restaurant",
      task: "Write menu copy for the dish: its name, how it tastes, where it comes from.",
      rules: [
        "name main ingredient and cooking early",
        "appeal to smell, texture and temperature by nouns and verbs",
        "use only the ingredients and methods given, and no health claim",
        'no "mouth-watering", "to die for", "symphony of flavours"',
      ],
    },
  },
});
