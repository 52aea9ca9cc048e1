import { defineScene } from "../../src/scene-schema.ts";

export const broadcastScript = defineScene({
  key: "broadcastScript",
  type: "scene",
  category: "college",
  categories: ["college"],
  title: { zh: "校园广播稿", en: "Campus radio script" },
  remark: { zh: "适合开口念的校园声音", en: "Made to be read on air" },
  marked: "",
  icon: "broadcast",
  form: [
    {
      key: "topic",
      label: { zh: "节目主题", en: "Theme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：世界读书日：你在读什么", en: "e.g. World Book Day: what are you reading?" },
    },
    {
      key: "style",
      label: { zh: "节目风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：像朋友聊天，慢一点", en: "e.g. like a chat with a friend, unhurried" },
    },
    {
      key: "content",
      label: { zh: "要播的内容", en: "What to read out" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：图书馆今晚办换书会；大三的周宁推荐《北方以北》；点歌环节放一首慢歌",
        en: "e.g. a book swap in the library tonight; Zhou Ning recommends a novel; one slow song by request",
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
  output: { kind: "script", register: "speech", unit: "char" },
  recipe: {
    role: "校园广播站编播员",
    task: "写一篇广播稿，有开场白、内容板块、串词与结束语",
    structure: [
      { zh: "开场白", en: "Opening", fn: "greet", weight: 15 },
      { zh: "主题引入", en: "Lead-in", fn: "hook", weight: 20 },
      { zh: "主体内容", en: "Main segment", fn: "feel", weight: 40 },
      { zh: "互动与点歌", en: "Interaction", fn: "cta", weight: 12 },
      { zh: "结束语", en: "Sign-off", fn: "close", weight: 13 },
    ],
    style: ["听觉优先，短句、少书面词", "适当停顿标记"],
    constraints: ["不出现需要看图才能懂的内容", "同音易混的词换个说法", "歌名人名只用所给"],
  },
});
