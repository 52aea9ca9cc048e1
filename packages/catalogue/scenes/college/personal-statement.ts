import { defineScene } from "../../src/scene-schema.ts";

export const personalStatement = defineScene({
  key: "personalStatement",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "个人陈述", en: "Personal statement" },
  remark: { zh: "保研、复试、留学都用得上", en: "For graduate admission at home or abroad" },
  marked: "",
  icon: "identification-card",
  form: [
    {
      key: "major",
      label: { zh: "申请专业", en: "Programme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：公共管理硕士", en: "e.g. master of public administration" },
    },
    {
      key: "selfinfo",
      label: { zh: "学术与实践背景", en: "Background" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：主修社会学，绩点 3.7；在街道办实习半年；写过 1.2 万字社区调查",
        en: "e.g. sociology, GPA 3.7; six months in a district office; a 12,000-character community study",
      },
      row: 4,
    },
    {
      key: "reason",
      label: { zh: "申请动机", en: "Motivation" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：实习时看见政策到了楼道就走样，想弄清原因",
        en: "e.g. I saw policies bend by the time they reached the stairwell and want to know why",
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
  output: { kind: "article", register: "essay", unit: "char" },
  recipe: {
    role: "申请深造的学生",
    task: "写个人陈述，说明学术准备、研究兴趣、申请动机与未来规划",
    structure: [
      { zh: "开场动机", en: "Motivation", fn: "hook", weight: 15 },
      { zh: "学术背景", en: "Academic background", fn: "fact", weight: 27 },
      { zh: "研究与实践", en: "Research and practice", fn: "example", weight: 28 },
      { zh: "为何选择该专业", en: "Why this programme", fn: "argue", weight: 17 },
      { zh: "未来规划", en: "Future plan", fn: "plan", weight: 13 },
    ],
    style: ["一条主线贯穿", "用研究问题代替空话"],
    constraints: ["不虚构论文与导师", "不写“从小热爱”式开头"],
    en: {
      role: "the applicant",
      task: "Write a personal statement that shows preparation, research interest, reasons for this programme and plans.",
      rules: [
        "follow one thread from a question to a plan",
        "begin with work or a problem, not with childhood",
        "show what was done, found hard and learnt in each experience",
        "explain the fit with this programme, naming only what is given",
        "do not go through the résumé",
      ],
    },
  },
});
