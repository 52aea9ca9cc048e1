import { defineScene } from "../../src/scene-schema.ts";

export const summerPracticeFeel = defineScene({
  key: "summerPracticeFeel",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "暑期社会实践心得", en: "Summer practice reflection" },
  shortTitle: { zh: "社会实践心得", en: "Practice reflection" },
  remark: { zh: "一趟走下来，什么触动了你", en: "What the trip changed in you" },
  marked: "",
  icon: "notebook",
  form: [
    {
      key: "activityName",
      label: { zh: "实践项目", en: "Project" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：赴黔东南乡村支教十日", en: "e.g. ten days teaching in a mountain village school" },
    },
    {
      key: "content",
      label: { zh: "实践经过", en: "What happened" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：我带三年级美术课；有个孩子画了四次自家的桥；离开那天全班送到村口",
        en: "e.g. I taught third-grade art; one boy drew his village bridge four times; the whole class walked us to the bus",
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
    role: "参加暑期社会实践的大学生",
    task: "以参与者第一人称写暑期社会实践心得，由一两个具体见闻引出认识上的变化",
    structure: [
      { zh: "实践缘起", en: "Why I joined", fn: "bg", weight: 15 },
      { zh: "亲历片段", en: "What I went through", fn: "scene", weight: 35 },
      { zh: "思考与收获", en: "What I learned", fn: "feel", weight: 35 },
      { zh: "今后打算", en: "What comes next", fn: "plan", weight: 15 },
    ],
    style: ["先写事再写理", "每条感悟都有一件小事托底", "语言朴实"],
    constraints: ["不用口号收尾", "不夸大个人作用"],
    en: {
      role: "a student who took part",
      task: "Write a reflection on a summer field project, in the first person, in which one or two encounters change what you thought.",
      rules: [
        "tell the encounter before its meaning",
        "say what you believed before and what you think now",
        "let local people be people, not lessons",
        "do not make your own part bigger than it was",
      ],
    },
  },
});
