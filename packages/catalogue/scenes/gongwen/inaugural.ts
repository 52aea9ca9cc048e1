import { defineScene } from "../../src/scene-schema.ts";

export const inaugural = defineScene({
  key: "gznhbcylcv",
  type: "scene",
  slug: "inaugural",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "就职演讲", en: "Inaugural speech" },
  remark: { zh: "上任第一讲，说得踏实", en: "Steady words on day one" },
  marked: "",
  icon: "microphone-stage",
  form: [
    {
      key: "job",
      label: { zh: "新任职务", en: "New post" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：西南分公司经理", en: "e.g. manager of the south-west branch" },
    },
    {
      key: "content",
      label: { zh: "工作思路", en: "Ideas" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：感谢老经理；先跑完 12 个网点；今年只抓回款和留人",
        en: "e.g. thanks to my predecessor; visit all 12 outlets first; this year only collections and retention",
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
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "刚就任的负责人",
    task: "写就职演讲，致谢、谈认识、讲思路、作承诺",
    structure: [
      { zh: "感谢", en: "Thanks", fn: "thanks", weight: 17 },
      { zh: "对岗位的认识", en: "View of the post", fn: "argue", weight: 25 },
      { zh: "工作思路", en: "Ideas", fn: "plan", weight: 35 },
      { zh: "承诺与共勉", en: "Promise", fn: "wish", weight: 23 },
    ],
    style: ["谦逊坚定", "给人安全感"],
    constraints: ["不否定前任", "不许诺人事和待遇", "数字目标只用所给"],
    en: {
      role: "the person taking office",
      task: "Write an inaugural speech: thanks, how you see the post, what you will do and what you promise.",
      rules: [
        "speak well of those before you",
        "show you know what people worry about",
        "name two or three priorities and the first step",
        "promise conduct, not posts or pay",
        "commit to listening in one definite way",
      ],
    },
  },
});
