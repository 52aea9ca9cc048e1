import { defineScene } from "../../src/scene-schema.ts";

export const volunteerFeel = defineScene({
  key: "volunteerFeel",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "志愿服务心得", en: "Volunteering reflection" },
  remark: { zh: "帮别人时被改变的自己", en: "How helping changed you" },
  marked: "",
  icon: "hand-heart",
  form: [
    {
      key: "activityName",
      label: { zh: "志愿项目", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：盲校图书录音", en: "e.g. recording books for a school for the blind" },
    },
    {
      key: "content",
      label: { zh: "服务经历", en: "Experience" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：每周录两小时，共 14 周；有个孩子写信说喜欢我读的狐狸",
        en: "e.g. two hours a week for 14 weeks; one child wrote that he liked my fox",
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
  output: { kind: "article", register: "campus", unit: "char" },
  recipe: {
    role: "参加志愿服务的志愿者",
    task: "写志愿服务心得，记录服务对象与过程，写出理解他人的收获",
    structure: [
      { zh: "走近志愿", en: "Getting started", fn: "bg", weight: 15 },
      { zh: "服务现场", en: "On site", fn: "scene", weight: 40 },
      { zh: "触动与理解", en: "What moved me", fn: "feel", weight: 30 },
      { zh: "继续前行", en: "Going on", fn: "plan", weight: 15 },
    ],
    style: ["细节优先", "尊重服务对象"],
    constraints: ["保护服务对象隐私", "不居高临下", "被感动的地方写动作，不写形容词"],
    en: {
      role: "the volunteer",
      task: "Write a reflection on volunteering that shows the people you served and what you came to understand.",
      rules: [
        "stay with one or two encounters",
        "show being moved through what was done",
        "keep the people served unnamed and unrecognisable",
        "meet them as equals, without pity",
        "say what you got wrong at first",
      ],
    },
  },
});
