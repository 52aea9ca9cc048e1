import { defineScene } from "../../src/scene-schema.ts";

export const gradMessage = defineScene({
  key: "gradMessage",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "毕业赠言", en: "Graduation farewell message" },
  shortTitle: { zh: "毕业赠言", en: "Farewell message" },
  remark: { zh: "留言册上的几句话", en: "A few lines for the yearbook" },
  marked: "",
  icon: "heart",
  form: [
    {
      key: "target",
      label: { zh: "赠言对象", en: "To whom" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：睡了四年上铺的室友", en: "e.g. my roommate of four years" },
    },
    {
      key: "content",
      label: { zh: "共同回忆", en: "Shared memories" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：考研前夜一起在操场走了 12 圈，谁也没说话",
        en: "e.g. we walked twelve laps the night before the exam and said nothing",
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
      max: 1000,
    },
  ],
  output: { kind: "post", register: "letter", unit: "char" },
  recipe: {
    role: "给同窗留言的毕业生",
    task: "写一段毕业赠言，由一个共同记忆引出祝福",
    structure: [
      { zh: "一个瞬间", en: "One moment", fn: "scene", weight: 40 },
      { zh: "想说的话", en: "What I want to say", fn: "feel", weight: 35 },
      { zh: "祝福", en: "Wish", fn: "wish", weight: 25 },
    ],
    style: ["温暖含蓄", "意象新而不玄"],
    constraints: ["不用烂熟的网络祝福语", "贴合对象身份", "不用“前程似锦”一类人人都写的话"],
    selective: true,
    en: {
      role: "the classmate who signs the yearbook",
      task: "Write a farewell message for a classmate that goes from one shared memory to a wish.",
      rules: [
        "start from the memory, not from the farewell",
        "write what could be said to this person only",
        "make the wish fit what they are off to do",
        "no stock farewell phrases",
      ],
    },
  },
});
