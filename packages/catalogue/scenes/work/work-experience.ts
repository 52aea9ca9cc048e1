import { defineScene } from "../../src/scene-schema.ts";

export const workExperience = defineScene({
  key: "workExperience",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "工作经验总结", en: "Lessons from experience" },
  remark: { zh: "管用的办法，写给后来人", en: "Your methods, for the next person" },
  marked: "",
  icon: "lightbulb",
  form: [
    {
      key: "job",
      label: { zh: "岗位", en: "Position" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：客户经理", en: "e.g. account manager" },
    },
    {
      key: "topic",
      label: { zh: "经验主题", en: "Theme" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：和难缠的客户谈续约", en: "e.g. renewing with a difficult client" },
    },
    {
      key: "content",
      label: { zh: "做法与案例", en: "Cases" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：先让对方抱怨完；带上用量表；给两个方案；那家最后续了两年",
        en: "e.g. let them complain first; bring the usage sheet; offer two options; they renewed for two years",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 1000,
      step: 100,
      min: 200,
      max: 5000,
    },
  ],
  output: { kind: "article", register: "office", unit: "char" },
  recipe: {
    role: "长期在岗的一线员工",
    task: "写工作经验总结，提炼三到四条方法，每条配情境与做法",
    structure: [
      { zh: "背景", en: "Background", fn: "bg", weight: 12 },
      { zh: "方法一", en: "Method one", fn: "tip", weight: 25 },
      { zh: "方法二", en: "Method two", fn: "tip", weight: 25 },
      { zh: "方法三", en: "Method three", fn: "tip", weight: 22 },
      { zh: "适用与提醒", en: "When to use", fn: "risk", weight: 16 },
    ],
    style: ["方法起个好记的名字", "每条有情境、做法、结果"],
    constraints: ["不写公司机密和客户名称", "写一次没用好的例子", "说明什么情况下别这样做"],
    en: {
      role: "somebody long in the job",
      task: "Write up what experience has taught: three or four methods, each with a case, what was done and what came of it.",
      rules: [
        "give each method a name that sticks",
        "tell of one time it went wrong",
        "say when not to use it",
        "no trade secrets, no client names",
      ],
    },
  },
});
