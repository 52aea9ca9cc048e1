import { defineScene } from "../../src/scene-schema.ts";

export const wedding = defineScene({
  key: "bv2xzoaqhe",
  type: "scene",
  slug: "wedding",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "婚礼致辞", en: "Wedding speech" },
  remark: { zh: "父母、新人、证婚人都能用", en: "For parents, couples and witnesses" },
  marked: "",
  icon: "heart",
  form: [
    {
      key: "job",
      label: { zh: "致辞人身份", en: "Speaker" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：新郎父亲", en: "e.g. the groom's father" },
    },
    {
      key: "name",
      label: { zh: "新人姓名", en: "Couple" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小宇和小冉", en: "e.g. Xiaoyu and Xiaoran" },
    },
    {
      key: "content",
      label: { zh: "故事与祝福", en: "Stories" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：小宇第一次带她回家，把汤煮糊了；希望他们吵架不过夜",
        en: "e.g. he burnt the soup the first time she came; never let a quarrel last the night",
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
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "在婚礼上致辞的亲友",
    task: "写婚礼致辞，致谢来宾、讲一段故事、送上嘱托与祝福",
    structure: [
      { zh: "致谢来宾", en: "Thanks", fn: "thanks", weight: 18 },
      { zh: "一段故事", en: "A story", fn: "scene", weight: 37 },
      { zh: "嘱托", en: "Advice", fn: "tip", weight: 25 },
      { zh: "祝福", en: "Wishes", fn: "wish", weight: 20 },
    ],
    style: ["温情、略带幽默", "念出来顺口"],
    constraints: ["不讲隐私与尴尬往事", "新人两边都照顾到", "祝福不催生"],
  },
});
