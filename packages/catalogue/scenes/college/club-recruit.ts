import { defineScene } from "../../src/scene-schema.ts";

export const clubRecruit = defineScene({
  key: "clubRecruit",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "社团招新文案", en: "Club recruitment copy" },
  remark: { zh: "让新生停下脚步", en: "Make freshers stop" },
  marked: "",
  icon: "megaphone",
  form: [
    {
      key: "group",
      label: { zh: "社团名称", en: "Club" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：街舞社", en: "e.g. the street dance club" },
    },
    {
      key: "advantage",
      label: { zh: "社团亮点", en: "Highlights" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：零基础每周三教学；去年拿省赛亚军；排练室有空调",
        en: "e.g. beginners' class on Wednesdays; second in the province last year; an air-conditioned studio",
      },
      row: 4,
    },
    {
      key: "target",
      label: { zh: "招新对象", en: "Whom you want" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：全体新生，没跳过也行", en: "e.g. all freshers, no experience needed" },
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
      max: 1000,
    },
  ],
  output: { kind: "post", register: "ad", unit: "char" },
  recipe: {
    role: "高校社团联合会宣传部长",
    task: "写社团招新文案，一句抓人、三点理由、一个清晰的加入方式",
    structure: [
      { zh: "抓人开头", en: "Hook", fn: "hook", weight: 20 },
      { zh: "我们是谁", en: "Who we are", fn: "intro", weight: 25 },
      { zh: "来这里能得到什么", en: "What you get", fn: "sell", weight: 35 },
      { zh: "加入方式", en: "How to join", fn: "cta", weight: 20 },
    ],
    style: ["年轻、有梗但不低俗", "短句分行"],
    constraints: ["不承诺综测加分", "联系方式用占位"],
    en: {
      role: "the member who runs the club's recruitment",
      task: "Write recruitment copy that makes a new student stop, want in and know how to join.",
      rules: [
        "open with a line only this club could use",
        "show what a member does in an ordinary week",
        "say that beginners are welcome only if the material does",
        "give one way to join",
        "promise no credits",
      ],
    },
  },
});
