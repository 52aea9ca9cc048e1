import { defineScene } from "../../src/scene-schema.ts";

export const recommendLetter = defineScene({
  key: "recommendLetter",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "推荐信", en: "Recommendation letter" },
  remark: { zh: "老师签字前的那份草稿", en: "The draft before your referee signs" },
  marked: "",
  icon: "medal",
  form: [
    {
      key: "name",
      label: { zh: "被推荐人", en: "Nominee" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：赵磊", en: "e.g. Zhao Lei" },
    },
    {
      key: "scene",
      label: { zh: "推荐用途", en: "Purpose" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：申请统计学硕士", en: "e.g. an application for a master's in statistics" },
    },
    {
      key: "content",
      label: { zh: "表现与事例", en: "Evidence" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：跟我做了一年课题；独立清洗 3 万条数据；主动指出样本偏差并重做",
        en: "e.g. a year on my project; cleaned 30,000 records alone; spotted the sampling bias and redid the work",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in characters" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "大学教授",
    task: "以推荐人身份写推荐信，说明关系与了解程度，用两三个事例评价能力与品格并明确推荐态度",
    structure: [
      { zh: "称呼与推荐意见", en: "Salutation and stance", fn: "greet", weight: 12 },
      { zh: "相识与了解", en: "How I know the nominee", fn: "bg", weight: 15 },
      { zh: "能力事例", en: "Ability with examples", fn: "example", weight: 35 },
      { zh: "品格与潜力", en: "Character and potential", fn: "feel", weight: 23 },
      { zh: "结论与联系方式", en: "Conclusion and contact", fn: "close", weight: 15 },
    ],
    style: ["评价有层次，先事实后判断", "克制而明确"],
    constraints: ["只写所给事例", "不与其他学生作贬损比较"],
  },
});
