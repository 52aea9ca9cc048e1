import { defineScene } from "../../src/scene-schema.ts";

export const selfIntro = defineScene({
  key: "selfIntro",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "自我介绍", en: "Self introduction" },
  remark: { zh: "让人记住名字和一个特点", en: "One name and one thing to remember" },
  marked: "red",
  icon: "user-focus",
  form: [
    {
      key: "name",
      label: { zh: "姓名", en: "Name" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：王芳", en: "e.g. Wang Fang" },
    },
    {
      key: "scene",
      label: { zh: "使用场合", en: "Occasion" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：新生班会、部门面试", en: "e.g. the first class meeting; a job interview" },
    },
    {
      key: "selfinfo",
      label: { zh: "个人信息", en: "About you" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：学园林，会修自行车，去年骑完环青海湖",
        en: "e.g. I study landscaping, fix bicycles, and rode round Qinghai Lake last year",
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
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "要向大家介绍自己的人",
    task: "按场合写一段自我介绍，让人记住名字、记住一个特点、愿意继续交流",
    structure: [
      { zh: "开场报名", en: "Opening", fn: "greet", weight: 15 },
      { zh: "我是谁", en: "Who I am", fn: "intro", weight: 30 },
      { zh: "一个让人记住的特点", en: "One thing to remember", fn: "sell", weight: 35 },
      { zh: "期待与收尾", en: "Closing", fn: "wish", weight: 20 },
    ],
    style: ["口语、短句", "用一件小事代替形容词"],
    constraints: ["场合正式则去掉玩笑", "不罗列全部履历", "长短跟着场合走，面试不讲爱好清单"],
    en: {
      role: "the person introducing themselves",
      task: "Write a self-introduction for the occasion that leaves a name and one thing to remember.",
      rules: [
        "say the name early and help people keep it",
        "tell one small story in place of adjectives",
        "suit the occasion: for an interview what counts for the post, among classmates what starts a chat",
        "do not run through the whole record",
        "end on something people can come up and ask about",
      ],
    },
  },
});
