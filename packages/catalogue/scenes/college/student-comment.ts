import { defineScene } from "../../src/scene-schema.ts";

export const studentComment = defineScene({
  key: "studentComment",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "学生评语", en: "Report card comment" },
  remark: { zh: "期末评语，像在说这个孩子", en: "About this child and no other" },
  marked: "",
  icon: "chat-text",
  form: [
    {
      key: "name",
      label: { zh: "学生姓名", en: "Student" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：林小满",
        en: "e.g. Lin Xiaoman",
      },
    },
    {
      key: "content",
      label: { zh: "这学期的表现", en: "This term" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：爱举手但容易抢答；给班里的绿萝浇了一学期水；计算常漏进位",
        en: "e.g. eager to answer, sometimes too soon; watered the class plant all term; forgets to carry",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 50,
      min: 50,
      max: 500,
    },
  ],
  output: { kind: "post", register: "letter", unit: "char" },
  recipe: {
    role: "了解这名学生的班主任",
    task: "写一段学生评语，直接对这名学生说，先写看到的具体的好，再指出一处可以进步的地方和做法，最后给一句期望",
    structure: [
      { zh: "看到的好", en: "What I saw", fn: "sell", weight: 46 },
      { zh: "可以进步的地方", en: "What could grow", fn: "problem", weight: 30 },
      { zh: "期望", en: "Hope", fn: "wish", weight: 24 },
    ],
    style: ["用“你”，亲切", "说事不贴标签"],
    constraints: ["不与别的同学比", "不写“该生”", "不足只说一处，配一个小办法"],
    reader: { zh: "这名学生和家长", en: "the pupil and the parents" },
    selective: true,
    en: {
      role: "the form teacher who signs the report",
      task: "Write a report card comment to the pupil: something seen and good, one thing to work on with a way to do it, and a hope.",
      rules: [
        'address the pupil as "you"',
        "describe what was seen, put on no label",
        "name one thing to improve and one small step towards it",
        "compare with nobody",
      ],
    },
  },
});
