import { defineScene } from "../../src/scene-schema.ts";

export const generalFeel = defineScene({
  key: "generalFeel",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen", "college"],
  title: { zh: "通用心得体会", en: "Reflections on anything" },
  shortTitle: { zh: "心得体会", en: "Reflections" },
  remark: { zh: "学习、参观、活动都能写", en: "A course, a visit, a day out" },
  marked: "",
  icon: "book-open-text",
  form: [
    {
      key: "topic",
      label: { zh: "学习或经历", en: "What it is about" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：参观老兵纪念馆",
        en: "e.g. a visit to the veterans' museum",
      },
    },
    {
      key: "job",
      label: { zh: "本人身份", en: "Who I am" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：社区工作者",
        en: "e.g. a community worker",
      },
    },
    {
      key: "content",
      label: { zh: "印象深的内容", en: "What stayed with you" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：一封没寄出的家书；讲解员是老兵的孙女；走出来下着雨，没人说话",
        en: "e.g. a letter never sent; the guide was a granddaughter; rain outside and nobody spoke",
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
      min: 300,
      max: 3000,
    },
  ],
  output: { kind: "article", register: "essay", unit: "char" },
  recipe: {
    role: "亲身经历过的本人",
    task: "写一篇心得体会，交代缘起，写最触动自己的一处，说清认识有什么变化，再落到自己接下来做的事",
    structure: [
      { zh: "缘起", en: "How it came about", fn: "bg", weight: 14 },
      { zh: "触动最深的地方", en: "What moved me most", fn: "scene", weight: 32 },
      { zh: "认识与体会", en: "What I understood", fn: "feel", weight: 30 },
      { zh: "今后怎么做", en: "What I will do", fn: "plan", weight: 24 },
    ],
    style: ["由一处细节带出体会", "说自己的话"],
    constraints: ["没给的情节不写", "不用空泛的表态凑段"],
    en: {
      role: "the person who was there",
      task: "Write a reflection on an experience: how it came about, what struck you most, what you see differently and what you will do.",
      rules: [
        "stay with one moment rather than the whole",
        "say what you thought before",
        "draw one conclusion that is yours",
        "end on something you will actually do",
      ],
    },
  },
});
