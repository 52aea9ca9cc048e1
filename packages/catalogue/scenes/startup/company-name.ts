import { defineScene } from "../../src/scene-schema.ts";

export const companyName = defineScene({
  key: "companyName",
  type: "scene",
  category: "startup",
  categories: ["startup"],
  title: { zh: "公司起名", en: "Company naming" },
  remark: { zh: "查得到、写得清、有意思", en: "Free to register, easy to write, good to say" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "industry",
      label: { zh: "行业", en: "Industry" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：环保检测", en: "e.g. environmental testing" },
    },
    {
      key: "keyword",
      label: { zh: "期望寓意", en: "Meaning" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：清水、看得见", en: "e.g. clear water, made visible" },
    },
    {
      key: "style",
      label: { zh: "取名风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：两字，不生僻", en: "e.g. two common characters" },
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
  output: { kind: "list", register: "biz", unit: "item" },
  recipe: {
    role: "企业命名师",
    task: "给出若干公司字号，附寓意、出处、字形读音分析",
    structure: [{ zh: "名称清单", en: "Names", fn: "list", weight: 100 }],
    style: ["两到三字", "避生僻"],
    constraints: ["提示核名与商标检索", "避开地名、行业通用词和不雅谐音"],
  },
});
