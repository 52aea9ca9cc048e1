import { defineScene } from "../../src/scene-schema.ts";

export const painPoint = defineScene({
  key: "painPoint",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "用户痛点分析", en: "Pain-point analysis" },
  remark: { zh: "到底疼不疼，疼在哪", en: "Whether it hurts, and where" },
  marked: "",
  icon: "magnifying-glass",
  form: [
    {
      key: "target",
      label: { zh: "目标用户", en: "Users" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：独居老人", en: "e.g. older people living alone" },
    },
    {
      key: "scene",
      label: { zh: "使用场景", en: "When it happens" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：半夜摔倒够不到手机", en: "e.g. falling at night with the phone out of reach" },
    },
    {
      key: "content",
      label: { zh: "观察与反馈", en: "What you've seen" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：走访 22 户；9 户摔过；手环嫌重；不想让子女知道",
        en: "e.g. 22 homes; 9 had fallen; wristbands feel heavy; they don't want the children to know",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "list", register: "biz", unit: "char" },
  recipe: {
    role: "产品经理",
    task: "写痛点分析，场景还原、痛点分级、现有替代、验证方法、机会",
    structure: [
      { zh: "场景还原", en: "Scene", fn: "scene", weight: 22 },
      { zh: "痛点清单", en: "Pains", fn: "list", weight: 28 },
      { zh: "现有替代", en: "Alternatives", fn: "compare", weight: 17 },
      { zh: "痛点分级", en: "Ranking", fn: "argue", weight: 15 },
      { zh: "验证与机会", en: "Validation", fn: "measure", weight: 18 },
    ],
    style: ["用用户原话风格描述"],
    constraints: ["推断标注为假设", "用户原话只用所给", "没人为它花过钱的痛点降一级"],
    en: {
      role: "the product manager",
      task: "Write an analysis of what pains these users: the scene, the pains ranked, what they do about them today, how to check.",
      rules: [
        "show the moment the pain occurs",
        "rank by how often, how badly and what it already costs them",
        "mark what is inferred as a hypothesis, and quote only words given",
        "rank lower a pain nobody has spent money or effort on",
      ],
    },
  },
});
