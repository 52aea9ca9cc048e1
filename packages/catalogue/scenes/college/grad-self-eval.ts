import { defineScene } from "../../src/scene-schema.ts";

export const gradSelfEval = defineScene({
  key: "gradSelfEval",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "毕业生自我鉴定", en: "Graduate self-assessment" },
  remark: { zh: "进档案的那一页", en: "The page that goes into your file" },
  marked: "",
  icon: "certificate",
  form: [
    {
      key: "major",
      label: { zh: "专业", en: "Major" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：土木工程", en: "e.g. civil engineering" },
    },
    {
      key: "content",
      label: { zh: "在校表现", en: "Record" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：绩点 3.4；担任两年学习委员；暑期在工地实习；英语六级没过，还在补",
        en: "e.g. GPA 3.4; two years as study rep; a summer on site; still working on my English",
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
  output: { kind: "article", register: "campus", unit: "char" },
  recipe: {
    role: "即将毕业的学生",
    task: "写毕业生自我鉴定，按思想、学习、工作与实践、生活四方面评价并指出不足",
    structure: [
      { zh: "总体评价", en: "Overall", fn: "sum", weight: 12 },
      { zh: "思想品德", en: "Conduct", fn: "fact", weight: 18 },
      { zh: "学业与专业", en: "Study", fn: "result", weight: 25 },
      { zh: "工作与实践", en: "Work and practice", fn: "fact", weight: 22 },
      { zh: "生活与身心", en: "Life", fn: "fact", weight: 10 },
      { zh: "不足与努力方向", en: "Gaps and direction", fn: "problem", weight: 13 },
    ],
    style: ["第三人称色彩的第一人称", "庄重简练"],
    constraints: ["每方面至少一件事实", "不出现感叹句"],
    en: {
      role: "the student about to graduate",
      task: "Write a self-assessment for the graduation file: conduct, study, practical work and life, with shortcomings.",
      rules: [
        "give each area at least one fact",
        "name a real shortcoming and what is being done about it",
        "keep a sober tone without exclamation marks",
        "let the record carry the praise",
      ],
    },
  },
});
