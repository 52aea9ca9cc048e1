import { defineScene } from "../../src/scene-schema.ts";

export const svKnowledge = defineScene({
  key: "svKnowledge",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "知识科普口播", en: "Explainer script" },
  remark: { zh: "对着镜头，几句讲懂", en: "Said to the camera, made clear fast" },
  marked: "",
  icon: "flask",
  form: [
    {
      key: "topic",
      label: { zh: "知识点", en: "What to explain" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：为什么先看见闪电后听见雷", en: "e.g. why lightning comes before thunder" },
    },
    {
      key: "target",
      label: { zh: "目标观众", en: "Audience" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：小学生和陪着看的家长", en: "e.g. schoolchildren and their parents" },
    },
    {
      key: "content",
      label: { zh: "要讲到的事实", en: "Facts to include" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：光和声音跑得不一样快；数秒数能估远近；打雷时别躲树下",
        en: "e.g. light and sound travel at different speeds; counting seconds tells the distance; never under a tree",
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
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "做科普视频的博主",
    task: "写科普口播，用提问切入、类比解释、纠正误区、总结一句话",
    structure: [
      { zh: "提问切入", en: "Question", fn: "hook", weight: 17 },
      { zh: "原理解释", en: "How it works", fn: "argue", weight: 38 },
      { zh: "常见误区", en: "Myths", fn: "rebut", weight: 22 },
      { zh: "一句话总结", en: "Takeaway", fn: "sum", weight: 13 },
      { zh: "互动", en: "Interaction", fn: "cta", weight: 10 },
    ],
    style: ["类比生活化", "准确"],
    constraints: ["不确定的说法要注明存在争议", "专业词出现一次解释一次", "类比之后点明哪里不一样"],
    en: {
      role: "the creator who explains",
      task: "Write a script that explains the subject to camera: a question, how it works, what people get wrong, one takeaway.",
      rules: [
        "open with the question in the words of those who wonder",
        "make one comparison from daily life, and say where it stops being true",
        "explain a technical word when it first comes",
        "say where experts disagree or nobody knows",
      ],
    },
  },
});
