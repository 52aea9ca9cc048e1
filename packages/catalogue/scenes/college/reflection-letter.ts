import { defineScene } from "../../src/scene-schema.ts";

export const reflectionLetter = defineScene({
  key: "reflectionLetter",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "检讨书", en: "Apology statement" },
  remark: { zh: "认得清，改得了", en: "Own it, then mend it" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "reason",
      label: { zh: "事由", en: "What happened" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：周三晚 11 点 40 分归寝，被宿管登记",
        en: "e.g. came back to the dorm at 11:40 pm on Wednesday and was noted down",
      },
      row: 4,
    },
    {
      key: "name",
      label: { zh: "姓名", en: "Name" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：高远", en: "e.g. Gao Yuan" },
    },
    {
      key: "class",
      label: { zh: "班级", en: "Class" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：计算机 2301 班", en: "e.g. Computer Science 2301" },
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
    role: "认识到错误的学生本人",
    task: "写检讨书，说明经过、认识错误与影响、提出改正措施与保证",
    structure: [
      { zh: "称呼与事由", en: "Salutation and matter", fn: "greet", weight: 15 },
      { zh: "事情经过", en: "What happened", fn: "fact", weight: 25 },
      { zh: "错误认识", en: "Reflection", fn: "cause", weight: 25 },
      { zh: "改正措施", en: "Fixes", fn: "measure", weight: 25 },
      { zh: "保证与落款", en: "Promise and signature", fn: "sign", weight: 10 },
    ],
    style: ["诚恳、不辩解", "措施可检查"],
    constraints: ["不自我贬低人格", "不牵连他人"],
  },
});
