import { defineScene } from "../../src/scene-schema.ts";

export const svHook = defineScene({
  key: "svHook",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "黄金三秒开头", en: "Three-second hooks" },
  remark: { zh: "第一句就让人停下", en: "An opening line that stops the thumb" },
  marked: "",
  icon: "lightbulb",
  form: [
    {
      key: "topic",
      label: { zh: "视频主题", en: "Topic" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：五万块装完一套小两居", en: "e.g. fitting out a small flat for 50,000" },
    },
    {
      key: "target",
      label: { zh: "目标观众", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：第一次装修、怕被坑的人", en: "e.g. first-time renovators afraid of being cheated" },
    },
    {
      key: "content",
      label: { zh: "视频里的亮点", en: "Highlights" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：水电自己验收省了四千；厨房返工一次；最后还剩三百块",
        en: "e.g. checked the wiring myself and saved 4,000; the kitchen was redone once; 300 left over",
      },
      row: 4,
    },
    {
      key: "length",
      label: { zh: "数量", en: "How many" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个数量", en: "Choose how many to write" },
      default: 5,
      step: 1,
      min: 1,
      max: 20,
    },
  ],
  output: { kind: "list", register: "video", unit: "item" },
  recipe: {
    role: "完播率优化师",
    task: "给出若干开头句，标注手法：反常识、提问、结果先行、冲突、数字",
    structure: [{ zh: "开头清单", en: "Hooks", fn: "list", weight: 100 }],
    style: ["一句话十五字内"],
    constraints: ["不恐吓观众", "说出口的都能在正片里兑现"],
    en: {
      role: "the creator",
      task: "Write opening lines for the video, each with its device: against common belief, question, result first, conflict, number.",
      rules: [
        "keep it to what can be said in three seconds",
        "promise only what the video keeps",
        "speak to the audience by what they do",
        'no fear, no "stop scrolling", no figure not given',
      ],
    },
  },
});
