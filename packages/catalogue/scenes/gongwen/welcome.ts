import { defineScene } from "../../src/scene-schema.ts";

export const welcome = defineScene({
  key: "g3pxdvvu6i",
  type: "scene",
  slug: "welcome",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "欢迎词", en: "Welcome speech" },
  remark: { zh: "迎宾迎新，热情有度", en: "Warm words for guests" },
  marked: "",
  icon: "microphone-stage",
  form: [
    {
      key: "target",
      label: { zh: "欢迎对象", en: "Guests" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：来访的友好城市教育代表团", en: "e.g. an education delegation from our sister city" },
    },
    {
      key: "company",
      label: { zh: "主办单位", en: "Host" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：云溪区教育局", en: "e.g. Yunxi District Education Bureau" },
    },
    {
      key: "content",
      label: { zh: "单位情况", en: "About us" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：全区 48 所学校；今天参观两所；晚上看学生演出",
        en: "e.g. 48 schools; two visits today; a student show this evening",
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
    role: "礼宾文稿撰稿人",
    task: "写欢迎词，致欢迎、介绍情况、表达合作意愿与祝愿",
    structure: [
      { zh: "称呼与欢迎", en: "Greeting", fn: "greet", weight: 22 },
      { zh: "来访意义", en: "Why it matters", fn: "argue", weight: 22 },
      { zh: "情况介绍", en: "About us", fn: "intro", weight: 33 },
      { zh: "祝愿", en: "Wishes", fn: "wish", weight: 23 },
    ],
    style: ["亲切谦和"],
    constraints: ["介绍不超过三点", "不评价对方单位", "数字只用所给"],
  },
});
