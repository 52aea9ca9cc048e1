import { defineScene } from "../../src/scene-schema.ts";

export const companyIntro = defineScene({
  key: "companyIntro",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "公司简介", en: "Company profile" },
  remark: { zh: "一页纸，让人知道你是谁", en: "A page that says who you are" },
  marked: "",
  icon: "briefcase",
  form: [
    {
      key: "company",
      label: { zh: "单位名称", en: "Company" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：远山科技有限公司", en: "e.g. Yuanshan Technology" },
    },
    {
      key: "industry",
      label: { zh: "行业", en: "Industry" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：助视辅具", en: "e.g. aids for low vision" },
    },
    {
      key: "content",
      label: { zh: "公司情况", en: "Facts" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：2019 年成立；38 人；两款产品在 12 城销售；与盲校合作五年",
        en: "e.g. founded 2019; 38 people; two products in 12 cities; five years with a school for the blind",
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
  output: { kind: "article", register: "biz", unit: "char" },
  recipe: {
    role: "企业品牌文案",
    task: "写公司简介，概况、业务、优势、文化、愿景",
    structure: [
      { zh: "公司概况", en: "Profile", fn: "intro", weight: 22 },
      { zh: "主营业务", en: "Business", fn: "sell", weight: 27 },
      { zh: "核心优势", en: "Strengths", fn: "list", weight: 24 },
      { zh: "企业文化", en: "Culture", fn: "feel", weight: 13 },
      { zh: "愿景", en: "Vision", fn: "wish", weight: 14 },
    ],
    style: ["平实有力"],
    constraints: ["荣誉资质以所给为准", "不用“领先”“一流”“国内首家”", "成立时间、人数、地点放在首段"],
    en: {
      role: "the company presenting itself",
      task: "Write a company profile: who it is, what it does, for whom, what it can show, what it stands for.",
      rules: [
        "put founding year, place and size in the first paragraph, as given",
        "say what it does so that an outsider understands it",
        'show strengths by facts, clients and results given, no "leading", "world-class" or "one-stop"',
        "name only the awards and certificates given",
      ],
    },
  },
});
