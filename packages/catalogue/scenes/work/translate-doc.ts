import { defineScene } from "../../src/scene-schema.ts";

export const translateDoc = defineScene({
  key: "translateDoc",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "商务翻译", en: "Business translation" },
  remark: { zh: "意思准，像当地人写的", en: "Exact, and natural to read" },
  marked: "",
  icon: "translate",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Source text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴要翻译的合同、邮件或说明", en: "Paste the contract, email or manual" },
      row: 8,
    },
    {
      key: "target",
      label: { zh: "目标语言", en: "Target language" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：英文，用于给客户的邮件", en: "e.g. English, for an email to a client" },
    },
  ],
  example: {
    content: {
      zh: "李女士：您订的第二批设备已于 5 月 18 日发出，预计 22 日送到。随货有安装说明和保修卡。安装需要两个人、约半天时间，请提前留出场地。如有问题，请随时联系我。",
      en: "Dear Ms Li, the second batch of your order left our warehouse on 18 May and should reach you on the 22nd. The manual and the warranty card are in the box. Installation takes two people and about half a day, so please keep the space clear. Do get in touch if anything is unclear.",
    },
    target: { zh: "英文，用于给客户的邮件", en: "Chinese, for an email to a client" },
  },
  output: { kind: "transform", register: "tool", unit: "source" },
  recipe: {
    role: "译者",
    task: "翻译全文并附术语对照",
    structure: [
      { zh: "译文", en: "Translation", fn: "fact", weight: 85 },
      { zh: "术语对照", en: "Glossary", fn: "table", weight: 15 },
    ],
    style: ["忠实、通顺、合乎商务体例"],
    constraints: ["不增删", "专名首次出现附原文", "金额、日期、单位按目标语言的习惯写，数值不变"],
    en: {
      role: "the translator",
      task: "Translate the whole text, and add a glossary of its terms.",
      rules: [
        "leave nothing out and add nothing, notes and headings included",
        "make it read as written in the target language, in the form its business texts have",
        "give the original in brackets where a proper name first stands",
        "keep values",
        "write amounts, dates and units the way the target language does",
        "keep to one translation for one term",
      ],
    },
  },
});
