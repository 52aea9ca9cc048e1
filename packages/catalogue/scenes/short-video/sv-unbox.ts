import { defineScene } from "../../src/scene-schema.ts";

export const svUnbox = defineScene({
  key: "svUnbox",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "开箱测评脚本", en: "Unboxing script" },
  remark: { zh: "开箱有期待，测评有态度", en: "Suspense plus an honest take" },
  marked: "",
  icon: "article",
  form: [
    {
      key: "name",
      label: { zh: "产品名称", en: "Product" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：迷你投影仪", en: "Fill in: Product" },
    },
    {
      key: "tiyan",
      label: { zh: "体验感受", en: "Experience" },
      type: "textarea",
      required: true,
      placeholder: { zh: "优点、缺点、场景", en: "List the points: Experience" },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "测评导演",
    task: "写开箱测评脚本，悬念、开箱、上手、对比、结论",
    structure: [
      { zh: "悬念开场", en: "Hook", fn: "hook", weight: 15 },
      { zh: "开箱", en: "Unbox", fn: "shot", weight: 22 },
      { zh: "上手体验", en: "Hands-on", fn: "scene", weight: 33 },
      { zh: "优缺点", en: "Pros and cons", fn: "compare", weight: 18 },
      { zh: "结论", en: "Verdict", fn: "sum", weight: 12 },
    ],
    style: ["镜头与台词并行"],
    constraints: ["合作内容须标注", "不作绝对化比较"],
  },
});
