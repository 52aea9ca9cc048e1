import { defineScene } from "../../src/scene-schema.ts";

export const grantApply = defineScene({
  key: "grantApply",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "助学金申请书", en: "Bursary application" },
  remark: { zh: "如实说难处，写得有尊严", en: "Hardship told with dignity" },
  marked: "",
  icon: "hand-heart",
  form: [
    {
      key: "name",
      label: { zh: "姓名", en: "Name" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：孙静", en: "e.g. Sun Jing" },
    },
    {
      key: "jiating",
      label: { zh: "家庭情况", en: "Family background" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：单亲，母亲做保洁，月收入 2800 元；奶奶长期透析",
        en: "e.g. a single-parent home on my mother's 2,800 yuan a month; my grandmother is on dialysis",
      },
      row: 3,
    },
    {
      key: "reason",
      label: { zh: "申请理由", en: "Reasons" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：学费靠助学贷款；想用这笔钱付实习期间的房租",
        en: "e.g. loans cover tuition; this would pay rent during my placement",
      },
      row: 4,
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
  output: { kind: "letter", register: "letter", unit: "char" },
  recipe: {
    role: "申请助学金的学生",
    task: "写助学金申请书，如实说明家庭经济情况、在校表现和款项用途",
    structure: [
      { zh: "称呼与申请事项", en: "Salutation and request", fn: "greet", weight: 8 },
      { zh: "家庭经济情况", en: "Family finances", fn: "fact", weight: 35 },
      { zh: "在校表现", en: "At university", fn: "result", weight: 25 },
      { zh: "用途与承诺", en: "Use and promise", fn: "plan", weight: 20 },
      { zh: "结语与落款", en: "Closing", fn: "sign", weight: 12 },
    ],
    style: ["平实、克制", "请求有事实撑着"],
    constraints: ["不夸大", "不写他人隐私", "收入支出数字只用所给，用途写到项目"],
    en: {
      role: "the student who applies for the bursary",
      task: "Write a letter of application for a bursary: family finances, conduct and study, and what the money would pay for.",
      rules: [
        "make the request in the first paragraph",
        "set income against expenses",
        "name the items the money would cover",
        "say what I already do to help myself",
        "leave out other people's illnesses and private affairs beyond what the case needs",
      ],
    },
  },
});
