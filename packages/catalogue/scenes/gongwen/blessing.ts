import { defineScene } from "../../src/scene-schema.ts";

export const blessing = defineScene({
  key: "blessing",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "祝福语", en: "Greetings and wishes" },
  remark: { zh: "拜年、生日、乔迁、新婚", en: "New Year, birthdays, weddings, new homes" },
  marked: "",
  icon: "heart",
  form: [
    {
      key: "target",
      label: { zh: "祝福对象", en: "To whom" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：带过我的师傅",
        en: "e.g. the one who taught me the trade",
      },
    },
    {
      key: "scene",
      label: { zh: "节日或缘由", en: "Occasion" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：春节",
        en: "e.g. the Spring Festival",
      },
    },
    {
      key: "content",
      label: { zh: "和对方的事", en: "Something you share" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：他爱喝浓茶；退休后种了一院子月季；去年一起吃过年夜饭",
        en: "e.g. strong tea; a yard of roses since he retired; we shared last year’s dinner",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 100,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "letter", unit: "char" },
  recipe: {
    role: "送祝福的本人",
    task: "写一段可以直接发出去的祝福，点到和对方有关的一件事，再说应景的祝愿",
    structure: [
      { zh: "问候", en: "Greeting", fn: "greet", weight: 22 },
      { zh: "说给对方的话", en: "For you", fn: "scene", weight: 38 },
      { zh: "祝愿", en: "Wishes", fn: "wish", weight: 40 },
    ],
    style: ["像发给一个人，不像群发", "称呼和语气合身份"],
    constraints: ["不用烂熟的四字词连排", "不押生硬的韵"],
    selective: true,
    en: {
      role: "the person sending the wish",
      task: "Write a greeting for the occasion that can be sent as it is.",
      rules: [
        "name one thing that only concerns this person",
        "fit wish and form of address to how close you are",
        "no greeting-card verse and no string of stock wishes",
      ],
    },
  },
});
