import { defineScene } from "../../src/scene-schema.ts";

export const svEmotion = defineScene({
  key: "svEmotion",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "情感语录文案", en: "Heartfelt lines" },
  remark: { zh: "从一个细节写到心里", en: "From one small detail to the heart" },
  marked: "",
  icon: "heart",
  form: [
    {
      key: "topic",
      label: { zh: "情感主题", en: "Feeling" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：学会和没考上的自己和解", en: "e.g. making peace with failing the exam" },
    },
    {
      key: "style",
      label: { zh: "风格", en: "Style" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：克制，不煽情", en: "e.g. restrained, no tears" },
    },
    {
      key: "content",
      label: { zh: "具体的细节", en: "A detail of it" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：查分那晚把手机扣在桌上；妈妈热了三次饭；第二年春天开始晨跑",
        en: "e.g. the phone face down that night; supper warmed up three times; running every morning next spring",
      },
      row: 4,
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
  output: { kind: "post", register: "video", unit: "char" },
  recipe: {
    role: "情感电台撰稿人",
    task: "写一段情感文案，由细节起笔，落到治愈的一句话",
    structure: [
      { zh: "细节起笔", en: "A detail", fn: "scene", weight: 40 },
      { zh: "情绪展开", en: "Feeling", fn: "feel", weight: 37 },
      { zh: "治愈一句", en: "Healing line", fn: "close", weight: 23 },
    ],
    style: ["克制", "不煽情"],
    constraints: ["不制造性别对立", "不替读者下结论", "不用“愿你”“终会”开头"],
    selective: true,
    en: {
      role: "the voice behind the lines",
      task: "Write a short reflective text for a video that starts from a small detail and comes to rest in one line.",
      rules: [
        "look closely at one detail",
        'speak of "I" or of somebody, and leave the conclusion to those who listen',
        "name the feeling once at most",
        'never set men against women, and no "someday you will"',
      ],
    },
  },
});
