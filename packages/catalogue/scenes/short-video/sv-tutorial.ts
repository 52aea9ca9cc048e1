import { defineScene } from "../../src/scene-schema.ts";

export const svTutorial = defineScene({
  key: "svTutorial",
  type: "scene",
  category: "shortVideo",
  categories: ["shortVideo"],
  title: { zh: "教程类脚本", en: "Tutorial script" },
  remark: { zh: "一步一步，照着能做", en: "Step by step, easy to copy" },
  marked: "",
  icon: "list-numbers",
  form: [
    {
      key: "topic",
      label: { zh: "教程主题", en: "Skill" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：用手机拍清楚月亮", en: "e.g. shooting the moon on a phone" },
    },
    {
      key: "content",
      label: { zh: "关键步骤", en: "Steps" },
      type: "textarea",
      required: false,
      placeholder: {
        zh: "比如：找三脚架或窗台；专业模式；快门 1/125；对焦到无穷远",
        en: "e.g. tripod or windowsill; pro mode; shutter 1/125; focus to infinity",
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
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  output: { kind: "script", register: "video", unit: "char" },
  recipe: {
    role: "技能教学博主",
    task: "写教程脚本，先给成品，再分步演示，最后给易错点",
    structure: [
      { zh: "成品展示", en: "Show result", fn: "hook", weight: 17 },
      { zh: "准备", en: "Prepare", fn: "list", weight: 13 },
      { zh: "分步演示", en: "Steps", fn: "process", weight: 48 },
      { zh: "易错点", en: "Mistakes", fn: "risk", weight: 12 },
      { zh: "结尾", en: "Closing", fn: "cta", weight: 10 },
    ],
    style: ["一步一镜", "动词准确"],
    constraints: ["有风险步骤须提示安全", "工具材料一次列全", "失败的样子也展示一次"],
    en: {
      role: "the creator who teaches the skill",
      task: "Write a tutorial script: the result, what one needs, the steps, common mistakes, close.",
      rules: [
        "show the result first",
        "list tools and materials in one place, with quantities as given",
        "give each step one shot, with an exact verb and what it should look like",
        "warn before a risky step",
        "show one thing going wrong and how to save it",
      ],
    },
  },
});
