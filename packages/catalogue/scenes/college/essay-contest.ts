import { defineScene } from "../../src/scene-schema.ts";

export const essayContest = defineScene({
  key: "essayContest",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "征文", en: "Essay contest entry" },
  remark: { zh: "有题目，有自己的故事", en: "A set theme, a story of your own" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "topic",
      label: { zh: "征文主题", en: "Theme" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：我和一座图书馆",
        en: "e.g. a library and me",
      },
    },
    {
      key: "content",
      label: { zh: "亲身经历", en: "What you lived through" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：高三冬天在县图书馆占座；管理员陈伯替我留靠窗的位置；去年回去他已退休",
        en: "e.g. a winter in the county library; old Chen kept the window seat for me; he had retired when I came back",
      },
      row: 5,
    },
    {
      key: "style",
      label: { zh: "体裁与要求", en: "Genre and rules" },
      type: "text",
      required: true,
      placeholder: {
        zh: "比如：散文，写真人真事，不署校名",
        en: "e.g. prose, a true story, no school name",
      },
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 500,
      max: 3000,
    },
  ],
  output: { kind: "article", register: "essay", unit: "char" },
  recipe: {
    role: "参加征文的作者",
    task: "按征文主题写一篇文章，从一件亲身经历写起，让主题从人和事里自然出来",
    structure: [
      { zh: "题目", en: "Title", fn: "title", weight: 2 },
      { zh: "开篇", en: "Opening", fn: "scene", weight: 18 },
      { zh: "经历", en: "What happened", fn: "example", weight: 42 },
      { zh: "所思所感", en: "What it meant", fn: "feel", weight: 26 },
      { zh: "结尾", en: "Ending", fn: "wish", weight: 12 },
    ],
    style: ["细节写到声音、动作、物件", "感想紧跟着事"],
    constraints: ["不虚构人名地名", "结尾不喊口号，不照抄主题", "体裁与要求里有的照做"],
    en: {
      role: "the writer entering the contest",
      task: "Write an essay on the set theme that grows out of one thing you lived through.",
      rules: [
        "begin inside a scene",
        "carry it by sound, movement and objects",
        "let the theme show in what people do, without repeating its wording",
        "follow the genre and the rules the contest gives",
        "end on an image or an act",
      ],
    },
  },
});
