import { defineScene } from "../../src/scene-schema.ts";

export const questionnaire = defineScene({
  key: "questionnaire",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "调查问卷设计", en: "Questionnaire design" },
  remark: { zh: "问得准，数据才用得上", en: "Good questions make usable data" },
  marked: "",
  icon: "list-numbers",
  form: [
    {
      key: "topic",
      label: { zh: "调查主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：大学生外卖消费与饮食习惯", en: "e.g. takeaway and eating habits of students" },
    },
    {
      key: "target",
      label: { zh: "调查对象", en: "Respondents" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：本校本科生，约 200 人", en: "e.g. about 200 undergraduates" },
    },
    {
      key: "content",
      label: { zh: "想问清的事", en: "What you want to find out" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：一周点几次、每顿花多少、为什么不去食堂；性别和年级要能对比",
        en: "e.g. orders a week, spend per meal, why not the canteen; comparable by year and gender",
      },
      row: 4,
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
  output: { kind: "list", register: "campus", unit: "char" },
  recipe: {
    role: "开展调查的学生课题组成员",
    task: "设计一份调查问卷，含卷首语、基本信息、主体题目与结束语，题型以单选和量表为主",
    structure: [
      { zh: "卷首语", en: "Introduction", fn: "greet", weight: 12 },
      { zh: "基本信息题", en: "Background items", fn: "list", weight: 18 },
      { zh: "行为与现状题", en: "Behaviour items", fn: "qa", weight: 30 },
      { zh: "态度与原因题", en: "Attitude items", fn: "qa", weight: 28 },
      { zh: "开放题与致谢", en: "Open item and thanks", fn: "close", weight: 12 },
    ],
    style: ["一题一问", "选项互斥且穷尽", "措辞中立"],
    constraints: ["不诱导、不问敏感隐私", "题目编号连续"],
  },
});
