import { defineScene } from "../../src/scene-schema.ts";

export const gwWatchFeel = defineScene({
  key: "gwWatchFeel",
  type: "scene",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "观后感", en: "Viewing reflection" },
  remark: { zh: "看完之后，什么还在心里", en: "What stayed after the credits" },
  marked: "",
  icon: "film-slate",
  form: [
    {
      key: "name",
      label: { zh: "作品名称", en: "Work" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：纪录片《我在故宫修文物》", en: "e.g. Masters in the Forbidden City (documentary)" },
    },
    {
      key: "content",
      label: { zh: "触动片段", en: "Moments" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：修钟表的师傅等齿轮动起来，笑得像孩子",
        en: "e.g. the clockmaker waits for the gears to turn and smiles like a boy",
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
  output: { kind: "article", register: "essay", unit: "char" },
  recipe: {
    role: "刚看完作品的观众",
    task: "写观后感，简述作品、聚焦一两个片段、谈感受并联系生活",
    structure: [
      { zh: "作品概述", en: "About the work", fn: "intro", weight: 18 },
      { zh: "触动片段", en: "Moments", fn: "scene", weight: 32 },
      { zh: "感悟", en: "Reflection", fn: "feel", weight: 33 },
      { zh: "联系与启示", en: "Lessons", fn: "argue", weight: 17 },
    ],
    style: ["先描述后议论", "避免剧透式复述"],
    constraints: ["不虚构情节和台词", "情节只交代到读者能跟上"],
    en: {
      role: "the viewer",
      task: "Write a reflection on a film or play: what it is, one or two scenes, what they did to you and how they touch your life.",
      rules: [
        "name work and maker as given",
        "tell only as much plot as the reader needs and keep the ending",
        "describe a scene before you interpret it",
        "quote no line that is not given",
      ],
    },
  },
});
