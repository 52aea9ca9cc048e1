import { defineScene } from "../../src/scene-schema.ts";

export const mkBrandName = defineScene({
  key: "mkBrandName",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "品牌起名", en: "Brand naming" },
  remark: { zh: "好念、好记、查得过", en: "Easy to say, easy to keep" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "industry",
      label: { zh: "行业", en: "Industry" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：社区早餐", en: "e.g. neighbourhood breakfasts" },
    },
    {
      key: "point",
      label: { zh: "品牌理念", en: "Idea" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：六点半前让人吃上热的", en: "e.g. something hot by half past six" },
    },
    {
      key: "style",
      label: { zh: "取名风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：两三个字，像人名", en: "e.g. two or three characters, like a person's name" },
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
    role: "给品牌起名的文案",
    task: "给出若干品牌名，附寓意、读音与适用提示",
    structure: [{ zh: "名称清单", en: "Names", fn: "list", weight: 100 }],
    style: ["两到四字", "易读写"],
    constraints: ["提示进行商标检索", "避开谐音歧义"],
  },
});
