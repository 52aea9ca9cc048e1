import { defineScene } from "../../src/scene-schema.ts";

export const mkCourse = defineScene({
  key: "mkCourse",
  type: "scene",
  category: "yingxiao",
  categories: ["yingxiao"],
  title: { zh: "课程介绍文案", en: "Course copy" },
  remark: { zh: "学完会什么，写实在", en: "What you'll be able to do" },
  marked: "",
  icon: "chalkboard-teacher",
  form: [
    {
      key: "name",
      label: { zh: "课程名称", en: "Course" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：新手剪辑八课", en: "e.g. video editing in eight lessons" },
    },
    {
      key: "target",
      label: { zh: "适合人群", en: "Learners" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：只会用手机的零基础", en: "e.g. complete beginners with a phone" },
    },
    {
      key: "content",
      label: { zh: "课程内容", en: "What's inside" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：第 3 课剪节奏；第 6 课做字幕；每课有作业点评；资料可下载",
        en: "e.g. lesson 3 on pace; lesson 6 on captions; homework reviewed; files to keep",
      },
      row: 5,
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
  output: { kind: "list", register: "ad", unit: "char" },
  recipe: {
    role: "课程产品经理",
    task: "写课程介绍，痛点、适合谁、大纲、收获、讲师、服务",
    structure: [
      { zh: "学习痛点", en: "Pain", fn: "hook", weight: 17 },
      { zh: "适合谁", en: "For whom", fn: "market", weight: 15 },
      { zh: "课程大纲", en: "Outline", fn: "list", weight: 33 },
      { zh: "学完收获", en: "Outcome", fn: "result", weight: 20 },
      { zh: "学习服务", en: "Service", fn: "measure", weight: 15 },
    ],
    style: ["结果可验证"],
    constraints: ["不承诺收入与就业", "讲师、课时和价格只用所给", "不适合谁也写一句"],
    en: {
      role: "the course provider",
      task: "Write course copy: the problem, whom it is for, the outline, what one can do afterwards, service.",
      rules: [
        "put outcomes as things a learner can do and show",
        "say whom it is not for",
        "give hours, price and teacher only as stated",
        "no promise of income, a job or a grade",
      ],
    },
  },
});
